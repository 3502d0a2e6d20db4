/** About five hundred hostile strings, generated from a few attacks and the contexts that they target. */

/** Code that records that it ran. A browser test checks for the record. */
const RUN = 'harm()';

const ELEMENTS = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<iframe src=javascript:${RUN}>`,
  `<iframe srcdoc="<script>${RUN}</script>">`,
  `<a href=javascript:${RUN}>x</a>`,
  `<body onload=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<video><source onerror=${RUN}>`,
  `<math><mi href=javascript:${RUN}>`,
  `<form action=javascript:${RUN}><button>`,
  `<object data=javascript:${RUN}>`,
  `<link rel=stylesheet href=//x>`,
  `<base href=//x>`,
  `<meta http-equiv=refresh content=0>`,
  '<style>*{display:none}</style>',
  '<table><td>',
  '<plaintext>',
] as const;

/** Contexts that a string may break out of. */
const SURROUNDINGS: readonly ((words: string) => string)[] = [
  (words) => words,
  (words) => `">${words}`,
  (words) => `'>${words}`,
  (words) => `</textarea>${words}`,
  (words) => `</script>${words}`,
  (words) => `--></style>${words}`,
  (words) => `\u0000${words}`,
  (words) => words.replaceAll('<', '<\u0000'),
  (words) => words.replaceAll('<', '\uff1c'),
  (words) => words.replaceAll('<', '&lt;'),
  (words) => words.replaceAll('<', '&#60;'),
  (words) => words.replaceAll('<', '%3C'),
  (words) => words.replaceAll('<', '\\u003c'),
  (words) => words.toUpperCase(),
];

const ATTRIBUTES = [
  `" onmouseover="${RUN}`,
  `' onfocus='${RUN}' autofocus='`,
  `" style="position:fixed;inset:0`,
  `x" onclick=${RUN} y="`,
  `\` onerror=${RUN}`,
] as const;

const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  '//evil.example',
  'https:evil.example',
  '/\\evil.example',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  '%E0%A4%A',
  '?a=b#c',
  'file:///etc/passwd',
] as const;

const TEMPLATES = [
  '{{7*7}}',
  `\${${RUN}}`,
  '#{7*7}',
  '<%= 7*7 %>',
  '{%raw%}',
  '{name}',
  '{n, plural, other {#}}',
  '%s%n%x',
  '$&$`',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
] as const;

const BREAKERS = [
  "'; DROP TABLE people; --",
  "' OR '1'='1",
  '") OR 1=1 --',
  '\\',
  '\\"',
  '"',
  "'",
  '`',
  '"}],"x":[{"',
  '{"type":"hello"}',
  '\r\nSet-Cookie: a=b',
  '\r\n\r\n<html>',
  '\n{"level":60,"msg":"forged"}',
  '\u2028alert\u2029',
  'a\u0085b',
  '=HYPERLINK("//x")',
  '@SUM(1)',
  'null',
  'undefined',
  'NaN',
  '0',
  'true',
] as const;

/** Characters that reverse text, hide it or have no width. */
const INVISIBLE = [
  0x00ad, 0x034f, 0x061c, 0x115f, 0x17b4, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c,
  0x202d, 0x202e, 0x2060, 0x2061, 0x2066, 0x2067, 0x2068, 0x2069, 0x206a, 0x206f, 0x3164, 0xfe0f, 0xfeff, 0xfff9,
  0xfffd, 0xffff, 0xe0001, 0xe0041, 0xe0100, 0x1d173,
] as const;

const CONTROLS = Array.from({ length: 33 }, (_, code) => (code === 32 ? 0x7f : code));

const LARGE = [
  'W'.repeat(24),
  'W'.repeat(60),
  'W'.repeat(300),
  'W'.repeat(3_000),
  'ش'.repeat(24),
  '\u{1F469}\u200d\u{1F469}\u200d\u{1F467}'.repeat(8),
  `Z${'\u0335\u0301\u0489'.repeat(30)}`,
  'مرحبا بالعالم',
  'שלום abc 123',
  'A\u202eabc\u202cB',
  '\ufdfd',
  '\u{12219}'.repeat(24),
  '\ud800',
  'a\udc00b',
  '\udc00\ud800',
  '',
  ' ',
  '\u00a0\u3000',
] as const;

export const HOSTILE_WORDS: readonly string[] = [
  ...new Set([
    ...ELEMENTS.flatMap((element) => SURROUNDINGS.map((around) => around(element))),
    ...ATTRIBUTES,
    ...ADDRESSES,
    ...TEMPLATES,
    ...BREAKERS,
    ...INVISIBLE.flatMap((code) => placed(String.fromCodePoint(code))),
    ...CONTROLS.map((code) => `a${String.fromCodePoint(code)}b`),
    ...LARGE,
  ]),
];

/** Each alone, and between letters. */
function placed(mark: string): string[] {
  return [mark, `a${mark}b`];
}
