// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/functioncode.h"

#include "scripting/sandbox/meter.h"

#include <cstring>
#include <optional>
#include <string>

namespace scripting {

namespace {

using Upvalues = std::vector<FunctionCode::Upvalue>;

constexpr size_t InstructionSize = 4;
constexpr size_t HeaderSize = 4 + 1 + 1 + 6 + 3 + 8 + 8;
constexpr char Header[] = "\x1bLua\x54\x00\x19\x93\r\n\x1a\n\x04\x08\x08"; // of Lua 5.4
constexpr int MaxNesting = 250;

// The instructions of Lua 5.4 that name an upvalue.
enum Opcode { GetUpvalue = 9, SetUpvalue = 10, GetTableUpvalue = 11, SetTableUpvalue = 15 };
enum Constant {
    Nil = 0x00,
    False = 0x01,
    True = 0x11,
    Integer = 0x03,
    Float = 0x13,
    ShortText = 0x04,
    LongText = 0x14
};

int appendPart(lua_State *L, const void *part, size_t size, void *target)
{
    Meter::of(L).spendText(L, size * 4);
    static_cast<std::string *>(target)->append(static_cast<const char *>(part), size);
    return 0;
}

/// Reads the form in which Lua writes compiled functions, as far as upvalues need it.
class CodeReader
{
public:
    explicit CodeReader(const std::string &code)
        : m_code(code)
    {
    }

    std::optional<Upvalues> read()
    {
        if (m_code.size() <= HeaderSize
            || std::memcmp(m_code.data(), Header, sizeof Header - 1) != 0)
            return std::nullopt;
        m_at = HeaderSize + 1; // and the number of upvalues
        Upvalues upvalues = readFunction(0);
        if (!m_good || m_at != m_code.size())
            return std::nullopt;
        return upvalues;
    }

private:
    struct Source
    {
        bool local;
        size_t index;
    };

    void skip(size_t size)
    {
        if (size > m_code.size() - m_at)
            m_good = false;
        else
            m_at += size;
    }

    unsigned char readByte()
    {
        if (m_at >= m_code.size()) {
            m_good = false;
            return 0;
        }
        return static_cast<unsigned char>(m_code[m_at++]);
    }

    // Seven bits a byte, the last one marked; never more than what is left to read.
    size_t readSize()
    {
        size_t size = 0;
        for (int i = 0; i < 10 && m_good; ++i) {
            const unsigned char byte = readByte();
            size = (size << 7) | (byte & 0x7f);
            if (byte & 0x80)
                return size;
        }
        m_good = false;
        return 0;
    }

    // Numbers of things, each at least a byte.
    size_t readCount()
    {
        const size_t count = readSize();
        if (count > m_code.size() - m_at)
            m_good = false;
        return m_good ? count : 0;
    }

    void skipText()
    {
        const size_t size = readSize();
        if (size > 0)
            skip(size - 1);
    }

    void readCode(Upvalues &used)
    {
        const size_t count = readCount();
        for (size_t i = 0; i < count && m_good; ++i) {
            quint32 word = 0;
            const size_t from = m_at;
            skip(InstructionSize);
            if (!m_good)
                return;
            std::memcpy(&word, m_code.data() + from, sizeof word);
            note(used, word);
        }
    }

    static void note(Upvalues &used, quint32 word)
    {
        const quint32 a = (word >> 7) & 0xff;
        const quint32 b = (word >> 16) & 0xff;
        switch (word & 0x7f) {
        case GetUpvalue:
            at(used, b).escapes = true;
            break;
        case SetUpvalue:
            at(used, b).assigned = true;
            break;
        case SetTableUpvalue:
            at(used, a).escapes = true;
            break;
        default:
            break;
        }
    }

    static FunctionCode::Upvalue &at(Upvalues &used, size_t index)
    {
        if (used.size() <= index)
            used.resize(index + 1);
        return used[index];
    }

    void skipConstants()
    {
        const size_t count = readCount();
        for (size_t i = 0; i < count && m_good; ++i) {
            switch (readByte()) {
            case Nil:
            case False:
            case True:
                break;
            case Integer:
            case Float:
                skip(8);
                break;
            case ShortText:
            case LongText:
                skipText();
                break;
            default:
                m_good = false;
            }
        }
    }

    std::vector<Source> readUpvalues()
    {
        std::vector<Source> sources(readCount());
        for (Source &source : sources) {
            source.local = readByte() != 0;
            source.index = readByte();
            readByte(); // its kind
        }
        return sources;
    }

    void skipDebug()
    {
        skip(readCount()); // lines
        for (size_t count = readCount(); count > 0 && m_good; --count) {
            readSize();
            readSize();
        }
        for (size_t count = readCount(); count > 0 && m_good; --count) {
            skipText();
            readSize();
            readSize();
        }
        for (size_t count = readCount(); count > 0 && m_good; --count)
            skipText();
    }

    Upvalues readFunction(int depth)
    {
        if (depth > MaxNesting)
            m_good = false;
        Upvalues used;
        skipText(); // source
        readSize();
        readSize();
        skip(3);
        readCode(used);
        skipConstants();
        m_sources = readUpvalues();
        const std::vector<Source> own = m_sources;
        for (size_t count = readCount(); count > 0 && m_good; --count) {
            const Upvalues inner = readFunction(depth + 1);
            // What an inner function does to an upvalue that it takes from here is done here.
            for (size_t i = 0; i < inner.size() && i < m_sources.size(); ++i) {
                if (m_sources[i].local)
                    continue;
                FunctionCode::Upvalue &outer = at(used, m_sources[i].index);
                outer.assigned = outer.assigned || inner[i].assigned;
                outer.escapes = outer.escapes || inner[i].escapes;
            }
        }
        skipDebug();
        m_sources = own;
        used.resize(std::max(used.size(), own.size()));
        return used;
    }

    const std::string &m_code;
    size_t m_at = 0;
    bool m_good = true;
    std::vector<Source> m_sources; // of the function read last
};

} // namespace

FunctionCode::FunctionCode(lua_State *L, int index)
{
    size_t count = 0;
    while (lua_getupvalue(L, index, int(count) + 1)) {
        lua_pop(L, 1);
        ++count;
    }
    std::string code;
    lua_pushvalue(L, index);
    lua_dump(L, appendPart, &code, 1);
    lua_pop(L, 1);
    const std::optional<Upvalues> read = CodeReader(code).read();
    if (read && read->size() == count)
        m_upvalues = *read;
    else
        m_upvalues.assign(count, Upvalue{true, true});
}

} // namespace scripting
