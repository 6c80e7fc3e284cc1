// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/libraries.h"
#include "scripting/sandbox/meter.h"

#include <charconv>
#include <cmath>
#include <cstring>
#include <string>
#include <string_view>

namespace scripting {

namespace {

/// One conversion of a format, such as %-5.2f.
struct Conversion
{
    bool left = false;
    bool plus = false;
    bool space = false;
    bool alternate = false;
    bool zero = false;
    int width = 0;
    int precision = -1;
    char kind = 0;
};

bool takeFlag(char c, Conversion &conversion)
{
    switch (c) {
    case '-':
        return conversion.left = true;
    case '+':
        return conversion.plus = true;
    case ' ':
        return conversion.space = true;
    case '#':
        return conversion.alternate = true;
    case '0':
        return conversion.zero = true;
    default:
        return false;
    }
}

// Two digits at most, so that no conversion gets larger than 99.
int takeNumber(lua_State *L, const char *&at)
{
    int value = 0;
    for (int digits = 0; *at >= '0' && *at <= '9'; ++at, ++digits) {
        if (digits == 2)
            luaL_error(L, "string.format: width or precision is too long");
        value = value * 10 + (*at - '0');
    }
    return value;
}

Conversion takeConversion(lua_State *L, const char *&at)
{
    Conversion conversion;
    while (takeFlag(*at, conversion))
        ++at;
    conversion.width = takeNumber(L, at);
    if (*at == '.') {
        ++at;
        conversion.precision = takeNumber(L, at);
    }
    conversion.kind = *at;
    if (*at)
        ++at;
    return conversion;
}

// Puts sign and digits into the width of the conversion.
void addPadded(std::string &out, const Conversion &conversion, std::string_view sign,
               std::string_view digits, bool zeros)
{
    const size_t size = sign.size() + digits.size();
    const size_t padding = size < size_t(conversion.width) ? size_t(conversion.width) - size : 0;
    if (!conversion.left && !zeros)
        out.append(padding, ' ');
    out.append(sign);
    if (!conversion.left && zeros)
        out.append(padding, '0');
    out.append(digits);
    if (conversion.left)
        out.append(padding, ' ');
}

std::string_view signOf(bool negative, const Conversion &conversion)
{
    if (negative)
        return "-";
    return conversion.plus ? "+" : conversion.space ? " " : "";
}

void addInteger(std::string &out, const Conversion &conversion, lua_Integer value)
{
    const bool isDecimal = conversion.kind == 'd' || conversion.kind == 'i';
    const bool negative = isDecimal && value < 0;
    const lua_Unsigned size = negative ? 0 - lua_Unsigned(value) : lua_Unsigned(value);
    const int base = conversion.kind == 'o' ? 8 : isDecimal || conversion.kind == 'u' ? 10 : 16;
    char buffer[72];
    char *end = std::to_chars(buffer, buffer + sizeof buffer, size, base).ptr;
    if (conversion.kind == 'X') {
        for (char *c = buffer; c < end; ++c)
            *c = *c >= 'a' ? char(*c - 'a' + 'A') : *c;
    }
    std::string digits(buffer, end);
    if (conversion.precision == 0 && size == 0)
        digits.clear();
    if (int(digits.size()) < conversion.precision)
        digits.insert(0, size_t(conversion.precision) - digits.size(), '0');
    std::string sign(isDecimal ? signOf(negative, conversion) : std::string_view());
    if (conversion.alternate && size != 0 && base == 16)
        sign = conversion.kind == 'X' ? "0X" : "0x";
    else if (conversion.alternate && base == 8 && digits[0] != '0')
        digits.insert(0, 1, '0');
    addPadded(out, conversion, sign, digits, conversion.zero && conversion.precision < 0);
}

std::string realDigits(const Conversion &conversion, double value)
{
    char buffer[512]; // %.99f of the largest number has 309 digits before the point
    const int precision = conversion.precision < 0 ? 6 : conversion.precision;
    const char kind = char(conversion.kind | 0x20);
    char *end = buffer;
    char *const limit = buffer + sizeof buffer;
    if (!std::isfinite(value))
        end = std::to_chars(buffer, limit, value).ptr;
    else if (kind == 'f')
        end = std::to_chars(buffer, limit, value, std::chars_format::fixed, precision).ptr;
    else if (kind == 'e')
        end = std::to_chars(buffer, limit, value, std::chars_format::scientific, precision).ptr;
    else if (kind == 'g')
        end = std::to_chars(buffer, limit, value, std::chars_format::general, precision).ptr;
    else if (conversion.precision < 0)
        end = std::to_chars(buffer, limit, value, std::chars_format::hex).ptr;
    else
        end = std::to_chars(buffer, limit, value, std::chars_format::hex, precision).ptr;
    return {buffer, end};
}

void addReal(std::string &out, const Conversion &conversion, double value)
{
    std::string digits = realDigits(conversion, std::fabs(value));
    std::string sign(signOf(std::signbit(value) && !std::isnan(value), conversion));
    if ((conversion.kind == 'a' || conversion.kind == 'A') && std::isfinite(value))
        sign += "0x";
    if (conversion.kind >= 'A' && conversion.kind <= 'Z') {
        for (std::string *part : {&digits, &sign})
            for (char &c : *part)
                c = c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
    }
    addPadded(out, conversion, sign, digits, conversion.zero && std::isfinite(value));
}

void addQuotedText(std::string &out, std::string_view text)
{
    out.push_back('"');
    for (size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool digitFollows = i + 1 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9';
        if (c == '"' || c == '\\' || c == '\n') {
            out.push_back('\\');
            out.push_back(c);
        } else if (static_cast<unsigned char>(c) < 32 || c == 127) {
            std::string code = std::to_string(int(c));
            if (digitFollows)
                code.insert(0, 3 - code.size(), '0');
            out.append("\\").append(code);
        } else {
            out.push_back(c);
        }
    }
    out.push_back('"');
}

void addQuoted(lua_State *L, std::string &out, int argument)
{
    size_t length = 0;
    switch (lua_type(L, argument)) {
    case LUA_TSTRING: {
        const char *text = lua_tolstring(L, argument, &length);
        Meter::of(L).spendText(L, length);
        addQuotedText(out, {text, length});
        break;
    }
    case LUA_TNUMBER:
    case LUA_TBOOLEAN:
    case LUA_TNIL:
        Libraries::pushText(L, argument);
        out.append(lua_tostring(L, -1));
        lua_pop(L, 1);
        break;
    default:
        luaL_argerror(L, argument, "value has no literal form");
    }
}

void addText(lua_State *L, std::string &out, const Conversion &conversion, int argument)
{
    Libraries::pushText(L, argument);
    size_t length = 0;
    const char *text = lua_tolstring(L, -1, &length);
    Meter::of(L).spendString(L, out.size() + length);
    std::string_view part(text, length);
    if (conversion.precision >= 0)
        part = part.substr(0, size_t(conversion.precision));
    addPadded(out, conversion, {}, part, false);
    lua_pop(L, 1);
}

void addConversion(lua_State *L, std::string &out, const Conversion &conversion, int argument)
{
    luaL_checkany(L, argument);
    switch (conversion.kind) {
    case 'd':
    case 'i':
    case 'u':
    case 'x':
    case 'X':
    case 'o':
        return addInteger(out, conversion, luaL_checkinteger(L, argument));
    case 'c':
        return addPadded(out, conversion, {}, std::string(1, char(luaL_checkinteger(L, argument))),
                         false);
    case 'a':
    case 'A':
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
        return addReal(out, conversion, luaL_checknumber(L, argument));
    case 'q':
        return addQuoted(L, out, argument);
    case 's':
        return addText(L, out, conversion, argument);
    default:
        luaL_error(L, "string.format: '%%%c' is not available", conversion.kind);
    }
}

} // namespace

int Libraries::format(lua_State *L)
{
    size_t length = 0;
    const char *at = luaL_checklstring(L, 1, &length);
    const char *const end = at + length;
    Meter &meter = Meter::of(L);
    meter.spendText(L, length);
    std::string out;
    int argument = 1;
    while (at < end) {
        const auto *mark = static_cast<const char *>(std::memchr(at, '%', size_t(end - at)));
        out.append(at, mark ? mark : end);
        if (!mark)
            break;
        at = mark + 1;
        if (*at == '%') {
            out.push_back('%');
            ++at;
            continue;
        }
        addConversion(L, out, takeConversion(L, at), ++argument);
        meter.spendString(L, out.size() / 16);
    }
    meter.spendString(L, out.size());
    lua_pushlstring(L, out.data(), out.size());
    return 1;
}

} // namespace scripting
