import { blockTemplate } from "./block-template.ts";

const documentTemplate = String.raw`
// --- document

#let header-of(d) = if d.header != none or d.logo != none {
  set text(size: d.sizes.small * 1pt, fill: color-of(d, "muted"))
  grid(columns: (1fr, auto), align: (start + bottom, end + bottom),
    if d.header != none { line-of(d, d.header) },
    if d.logo != none { image(d.logo.file, width: d.logo.width * 1pt, height: d.logo.height * 1pt, alt: d.title) },
  )
  v(-0.5em)
  line(length: 100%, stroke: 0.5pt + color-of(d, "line"))
}

#let footer-of(d) = context {
  set text(size: d.sizes.small * 1pt, fill: color-of(d, "muted"))
  grid(columns: (1fr, auto), column-gutter: 1em, align: (start + top, end + top),
    if d.footer != none { line-of(d, d.footer) },
    if d.form == none or counter(page).get().first() > 1 [#d.pageOf.before#counter(page).get().first()#d.pageOf.between#counter(page).final().first()#d.pageOf.after],
  )
}

#let setup(d, body) = {
  set document(
    title: d.title, author: d.authors, keywords: d.keywords, description: d.subject,
    date: if d.date == none { none } else { datetime(year: d.date.at(0), month: d.date.at(1), day: d.date.at(2)) },
  )
  set page(
    width: d.page.width * 1pt, height: d.page.height * 1pt, margin: d.page.margin * 1pt,
    header: header-of(d), footer: footer-of(d),
  )
  set text(
    font: d.fonts.body, fallback: false, size: d.sizes.body * 1pt, fill: color-of(d, "text"),
    lang: d.lang, region: d.region, dir: direction(d.dir), hyphenate: false,
  )
  set par(leading: 0.68em, spacing: 1.05em)
  set smartquote(enabled: false)
  set list(marker: ([•], [–], [·]), indent: 0.4em, body-indent: 0.7em)
  set enum(numbering: "1.a.i.", indent: 0.4em, body-indent: 0.7em, full: false)
  set footnote.entry(separator: line(length: 25%, stroke: 0.5pt + color-of(d, "line")), gap: 0.55em)
  show footnote.entry: set text(size: d.sizes.small * 1pt)
  show heading: set text(font: d.fonts.heading, fill: color-of(d, "accent"), weight: "bold")
  show heading: set block(above: 0pt, below: 0pt)
  show raw: set text(font: d.fonts.mono, size: 1.15em)
  show link: set text(fill: color-of(d, "accent"))
  show link: underline.with(stroke: 0.4pt, offset: 1.5pt)
  show footnote: set text(fill: color-of(d, "accent"))
  show outline.entry: it => { show link: l => l; it }
  body
}

#let title-of(d, block-of-title) = if block-of-title != none {
  block(below: 1.3em, width: 100%, {
    show title: set text(size: d.sizes.title * 1pt, font: d.fonts.heading, fill: color-of(d, "accent"))
    show title: set block(above: 0pt, below: 0pt)
    set par(leading: 0.5em)
    title(line-of(d, block-of-title.title))
  })
  for l in block-of-title.lines {
    block(above: 0.75em, below: 0.75em, width: 100%, text(fill: color-of(d, "muted"), par-of(d, l)))
  }
  block(above: 1.2em, below: 2em, line(length: 100%, stroke: 1.2pt + color-of(d, "accent")))
}

#let contents-of(d, contents) = if contents != none {
  set outline.entry(fill: repeat(text(fill: color-of(d, "line"), "."), gap: 0.25em))
  show outline: set heading(outlined: false)
  show outline.entry.where(level: 1): set text(weight: "bold")
  show outline.entry.where(level: 1): set block(above: 0.9em)
  show outline.entry: set text(fill: color-of(d, "text"))
  show outline.entry: it => { show footnote: none; it }
  show heading: set text(size: d.sizes.heading.at(1) * 1pt)
  show heading: set block(below: 1em)
  outline(title: contents.title, depth: 3, indent: 1.4em)
  if contents.long { pagebreak(weak: true) } else { v(1.2em) }
}

#let render(d, ends, blocks) = {
  title-of(d, ends.titleBlock)
  contents-of(d, ends.contents)
  for (index, b) in blocks.enumerate() {
    if "break" in b { pagebreak(weak: true) }
    (makers.at(b.k))(d, b)
    if index == 0 and ends.byline != none {
      block(above: 0.75em, below: 1.6em, width: 100%, text(fill: color-of(d, "muted"), par-of(d, ends.byline)))
    }
  }
}
`;

/** The one template of all documents. It reads data and never evaluates it. */
export const template = blockTemplate + documentTemplate;

/** The file that is compiled: ours, with a user's own rules between our settings and the text. */
export function mainFile(rules: string): string {
  // Typst hashes all arguments at each call: what is handed on everywhere is kept apart from what is large.
  return `#import "dossier.typ"
#show: dossier.setup.with(json("data.json"))
${rules}
#dossier.render(json("data.json"), json("ends.json"), json("blocks.json"))
`;
}
