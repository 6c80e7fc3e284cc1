// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/system/crashwatch.h"

#include "engine/system/nativepath.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <mutex>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif
#ifdef __GLIBC__
#include <execinfo.h>
#endif

namespace engine {

namespace {

constexpr size_t c_steps = 40;
constexpr size_t c_stepLength = 120;

/// All that the handler needs, made before anything happens.
struct Prepared
{
    std::array<char, 4096> file{};
    std::array<char, 8192> head{};
    std::array<std::array<char, c_stepLength>, c_steps> steps{};
    std::atomic<size_t> noted = 0;
    std::mutex writing; // of those who note; the handler does not wait for them
};

Prepared g_prepared;

template<size_t size> void take(std::array<char, size> &to, const QByteArray &from)
{
    const size_t length = std::min(size - 1, size_t(from.size()));
    std::memcpy(to.data(), from.constData(), length);
    to[length] = '\0';
}

} // namespace

void CrashWatch::note(const QByteArray &step)
{
    const std::lock_guard lock(g_prepared.writing);
    const size_t number = g_prepared.noted;
    take(g_prepared.steps[number % c_steps], step);
    g_prepared.noted = number + 1;
}

#ifdef Q_OS_UNIX

namespace {

struct Fault
{
    int signal;
    const char *name;
};

constexpr Fault c_faults[] = {{SIGSEGV, "SIGSEGV, memory that is not there"},
                              {SIGBUS, "SIGBUS, memory that can't be read"},
                              {SIGILL, "SIGILL, an unknown instruction"},
                              {SIGFPE, "SIGFPE, impossible arithmetic"},
                              {SIGABRT, "SIGABRT, the program gave up"}};
constexpr unsigned c_patience = 10; // seconds for the report
constexpr int c_mostFrames = 128;
std::array<char, 64 * 1024> g_stack; // for the handler, when the usual one is used up

void put(int file, const char *text)
{
    for (size_t left = std::strlen(text); left > 0;) {
        const ssize_t count = ::write(file, text, left);
        if (count <= 0)
            return;
        text += count;
        left -= size_t(count);
    }
}

void put(int file, unsigned long long number)
{
    std::array<char, 24> digits{};
    size_t at = digits.size() - 1;
    do {
        digits[--at] = char('0' + number % 10);
        number /= 10;
    } while (number > 0);
    put(file, &digits[at]);
}

void putSteps(int file)
{
    const size_t noted = g_prepared.noted;
    put(file, "\nLast steps, the oldest first:\n");
    for (size_t i = noted > c_steps ? noted - c_steps : 0; i < noted; ++i) {
        put(file, "  ");
        put(file, g_prepared.steps[i % c_steps].data());
        put(file, "\n");
    }
}

void putFrames(int file)
{
    put(file, "\nWhere it was:\n");
#ifdef __GLIBC__
    std::array<void *, c_mostFrames> frames{};
    const int count = ::backtrace(frames.data(), c_mostFrames);
    ::backtrace_symbols_fd(frames.data(), count, file);
#else
    put(file, "  this system does not tell\n");
#endif
}

void report(int signal)
{
    ::alarm(c_patience); // should even this hang
    const int file = ::open(g_prepared.file.data(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file >= 0) {
        put(file, g_prepared.head.data());
        put(file, "\nSeconds since 1970: ");
        put(file, static_cast<unsigned long long>(std::time(nullptr)));
        put(file, "\nDied of: ");
        for (const Fault &fault : c_faults) {
            if (fault.signal == signal)
                put(file, fault.name);
        }
        put(file, "\n");
        putSteps(file);
        putFrames(file);
        put(file, "End of the report\n");
        ::close(file);
    }
    // What the system does with such a program, it shall do.
    ::raise(signal);
}

} // namespace

bool CrashWatch::begin(const QString &file, const QByteArray &head)
{
    const QByteArray name = QFile::encodeName(file);
    if (size_t(name.size()) >= g_prepared.file.size())
        return false;
    take(g_prepared.file, name);
    take(g_prepared.head, head);
#ifdef __GLIBC__
    // Its first call loads a library, which a handler must not.
    std::array<void *, 1> frame{};
    (void)::backtrace(frame.data(), int(frame.size()));
#endif
    stack_t stack{};
    stack.ss_sp = g_stack.data();
    stack.ss_size = g_stack.size();
    bool isWatched = ::sigaltstack(&stack, nullptr) == 0;
    for (const Fault &fault : c_faults) {
        struct sigaction action
        {
        };
        action.sa_handler = &report;
        action.sa_flags = int(SA_ONSTACK | SA_RESETHAND | SA_NODEFER);
        ::sigemptyset(&action.sa_mask);
        isWatched = ::sigaction(fault.signal, &action, nullptr) == 0 && isWatched;
    }
    return isWatched;
}

#else

bool CrashWatch::begin(const QString &, const QByteArray &)
{
    return false;
}

#endif

void CrashWatch::fail()
{
    // What a compiler can see through it leaves out.
    volatile int *volatile nowhere = nullptr;
    *nowhere = 1;
    std::abort();
}

} // namespace engine
