/** How a unified document is written as JSON, for every prompt that asks for one. */
export const documentShape: readonly string[] = [
  "You write one document as JSON, in the shape { metadata: { title, language, authors? }, sections: [ … ] }, and nothing around it.",
  "Each section is { id, content_type, elements: [ … ] }. Give every section a short id of its own. Elements by content_type:",
  "- heading: { level, text }; paragraph and quote: { text };",
  "- bullet_list and numbered_list: { items: [ text or { text, items } ] };",
  '- table: { headers, rows, columns?, caption? }, cells are text, numbers, true, false or null; numbers are numbers (4.75, 1200) and dates are 2026-11-15, never text made to look nice. columns: [ { format: number, percent, currency or date, currency?: CHF } ] says how a column is shown. A percent is the one exception: text with its sign and a decimal point, "4.75 %", in a column of format percent, because the number 4.75 there would be shown as 475 %. A cell that spans columns is { value, span }, one to be calculated { value, formula };',
  "- code_block: { language?, code }; image: { document, alt, caption? }; chart: { kind: bar, line or pie, labels: [text], series: [ { name, data: [numbers] } ] }.",
  "In texts, **bold**, *italic*, `code` and [words](https://…) are allowed, and nothing else of Markdown or HTML.",
  "Write the whole document, however long it gets: when you are cut off you will be asked to go on from there. Never shorten, never write that something continues.",
];
