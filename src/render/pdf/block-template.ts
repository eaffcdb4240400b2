/** The part of the template that makes blocks out of data; user text becomes text elements, never code. */
export const blockTemplate = String.raw`
#let direction(name) = if name == "rtl" { rtl } else { ltr }
#let color-of(d, name) = rgb("#" + d.colors.at(name))

// --- text

#let styled(r) = {
  let one(t) = if "m" in r { text(size: 0.7em, t) } else if "c" in r { raw(t) } else { text(t) }
  let body = if "p" in r { (r.t, ..r.p).map(one).join(h(0pt)) } else { one(r.t) }
  if "b" in r { body = strong(body) }
  if "i" in r { body = emph(body) }
  if "s" in r { body = strike(body) }
  if "u" in r { body = link(r.u, body) }
  body
}

// A plain text, a line break (0), a place to break a long word (1) or paragraph (2), or a styled text.
#let simple(r) = if type(r) == str { text(r) } else if type(r) == dictionary { styled(r) } else {
  (linebreak(), h(0pt), parbreak()).at(r)
}

#let note(n) = {
  let mark = text(n.mark)
  if "body" in n [#footnote(numbering: _ => mark, {
    set text(dir: direction(n.body.d))
    h(0.35em)
    n.body.r.map(simple).join()
  })#label(n.note)] else { footnote(numbering: _ => mark, label(n.note)) }
}

#let runs(list) = {
  set par(spacing: 0.68em) if 2 in list
  for r in list { if type(r) == dictionary and "note" in r { note(r) } else { simple(r) } }
}

// In another direction than the document's, a line begins at the other side.
#let line-of(d, l) = if l.d == d.dir { runs(l.r) } else {
  set text(dir: direction(l.d))
  set align(start)
  runs(l.r)
}

// A paragraph of its own, for those who listen to the document.
#let par-of(d, l) = {
  set text(dir: direction(l.d)) if l.d != d.dir
  set align(start) if l.d != d.dir
  if 2 in l.r { runs(l.r) } else { par(runs(l.r)) }
}

// --- blocks

// The size is set around the heading, so that the contents do not take it over.
#let heading-at(d, level, look, body) = {
  show heading: set text(size: d.sizes.heading.at(look) * 1pt)
  block(
    above: (2.2em, 1.9em, 1.7em, 1.5em, 1.4em, 1.4em).at(look),
    below: (1.35em, 1.2em, 1.1em, 1.05em, 1em, 1em).at(look),
    sticky: true,
    width: 100%,
    heading(level: level, body),
  )
}

#let heading-of(d, b) = heading-at(d, b.level, b.look, {
  if "number" in b { text(b.number); h(0.6em) }
  line-of(d, b.line)
})

#let quote-of(d, b) = {
  let side = if b.line.d == "rtl" { "right" } else { "left" }
  let stroke = ((side): 2.5pt + color-of(d, "accent"))
  let inset = ((side): 12pt, top: 3pt, bottom: 3pt)
  show quote: it => block(width: 100%, above: 1.4em, below: 1.4em, stroke: stroke, inset: inset, it.body)
  quote(block: true, {
    set text(style: "italic")
    par-of(d, b.line)
  })
}

#let items-of(d, ordered, items, start: 1) = {
  let make = if ordered { enum.with(start: start) } else { list }
  let item = if ordered { enum.item } else { list.item }
  make(..items.map(i => item({
    line-of(d, i)
    if i.items.len() > 0 { items-of(d, i.at("ordered", default: ordered), i.items) }
  })))
}

// A list in the other direction has its marks at the other side.
#let list-of(d, b) = {
  let dir = if b.items.len() > 0 { b.items.first().d } else { d.dir }
  if dir == d.dir { items-of(d, b.ordered, b.items, start: b.start) } else {
    set text(dir: direction(dir))
    set align(start)
    items-of((..d, dir: dir), b.ordered, b.items, start: b.start)
  }
}

// Where there is no caption to put the marks behind.
#let cites-of(d, cites) = if cites.len() > 0 {
  block(above: 0.4em, below: 1.4em, {
    set text(size: d.sizes.small * 1pt, fill: color-of(d, "muted"))
    par({
      text(d.sourcesWord + ": ")
      runs(cites)
    })
  })
}

#let caption-of(d, caption, cites, sticky: false) = if caption == none { if not sticky { cites-of(d, cites) } } else {
  block(above: if sticky { 1.4em } else { 0.7em }, below: if sticky { 0.6em } else { 1.5em }, sticky: sticky, width: 100%, {
    set text(size: d.sizes.small * 1pt, fill: color-of(d, "muted"))
    par-of(d, (d: caption.d, r: caption.r + cites))
  })
}

// A text of the other direction is turned in itself, but keeps to the side of its column.
#let cell-line(d, c) = if c.d == d.dir { runs(c.r) } else {
  set text(dir: direction(c.d))
  runs(c.r)
}

#let cell-of(d, c) = if type(c) == str { c } else if c.x == 1 and c.y == 1 { cell-line(d, c) } else {
  table.cell(colspan: c.x, rowspan: c.y, cell-line(d, c))
}

#let head-text(d, c) = {
  show footnote: set text(fill: color-of(d, "headText"))
  show link: set text(fill: color-of(d, "headText"))
  text(weight: "bold", fill: color-of(d, "headText"), if type(c) == str { c } else { cell-line(d, c) })
}

#let long-head(d, cells) = cells.map(c => if type(c) == str { head-text(d, c) } else {
  table.cell(colspan: c.x, rowspan: c.y, align: if c.x > 1 { center + bottom } else { auto }, head-text(d, c))
})

#let head-of(d, cells) = table.header(..long-head(d, cells))

#let table-of(d, b) = {
  let (fill, stripe, line) = ("headFill", "stripe", "line").map(name => color-of(d, name))
  let rows = b.headRows
  let hair = 0.5pt + line
  let last = b.at("total", default: none)
  let caption = b.at("caption", default: none)
  caption-of(d, caption, b.cites, sticky: true)
  block(above: if caption != none { 0.6em } else { 1.4em }, below: 1.4em, width: 100%, {
    set text(size: b.size * 1pt, hyphenate: true)
    set par(leading: 0.5em, justify: false)
    show table.cell: it => if it.y == last { strong(it) } else { it }
    table(
      columns: b.widths.map(w => w * 1pt),
      inset: (x: b.inset * 1pt, y: 4pt),
      align: b.align.map(a => (left: left, right: right, center: center).at(a) + top),
      fill: (x, y) => if y < rows { fill } else if calc.odd(y - rows) { stripe },
      stroke: (x, y) => if y == last { (top: 1pt + line, bottom: hair) } else { (bottom: hair) },
      ..if "isLong" in b { long-head(d, b.head) } else if rows > 0 { (head-of(d, b.head),) },
      ..b.cells.map(c => cell-of(d, c)),
    )
  })
  if caption == none { cites-of(d, b.cites) }
}

#let code-of(d, b) = {
  block(width: 100%, fill: color-of(d, "stripe"), inset: (x: 10pt, y: 8pt), radius: 3pt, above: 1.2em, below: 1.2em, {
    set text(size: b.size * 1pt, dir: ltr)
    set align(left)
    show raw: set text(size: b.size * 1pt)
    set block(spacing: 0.65em)
    for piece in b.code { raw(piece, block: true, lang: b.at("language", default: none)) }
  })
  cites-of(d, b.cites)
}

#let image-of(d, b) = {
  block(above: 1.3em, below: 0.7em, sticky: "caption" in b, image(b.file, width: b.width * 1pt, alt: b.alt))
  caption-of(d, b.at("caption", default: none), b.cites)
}

#let no-image-of(d, b) = {
  block(width: 100%, stroke: 0.5pt + color-of(d, "line"), inset: 10pt, above: 1.3em, below: 0.7em, {
    set text(fill: color-of(d, "muted"), style: "italic")
    par-of(d, b.line)
  })
  caption-of(d, b.at("caption", default: none), b.cites)
}

// The lines of a letter, each at its place.
#let letter-line-of(d, b) = {
  let body = par-of(d, b.line)
  if b.role == "sender" {
    block(width: 100%, below: 2.8em, text(size: d.sizes.small * 1pt, fill: color-of(d, "muted"), body))
  } else if b.role == "addressee" {
    block(width: 100%, below: 2.8em, body)
  } else if b.role == "date" {
    block(width: 100%, below: 2.4em, align(end, body))
  } else if b.role == "subject" {
    block(width: 100%, below: 1.8em, sticky: true, body)
  } else if b.role == "closing" {
    block(width: 100%, above: 1.8em, below: 0.68em, sticky: true, body)
  } else if b.role == "signature" {
    block(width: 100%, above: if d.form == "letter" { 4.5em } else { 0.68em }, body)
  } else { block(width: 100%, body) }
}

#let makers = (
  heading: heading-of,
  paragraph: (d, b) => if "role" in b { letter-line-of(d, b) } else { block(width: 100%, par-of(d, b.line)) },
  quote: quote-of,
  list: list-of,
  table: (d, b) => if "page" in b {
    page(width: b.page.width * 1pt, height: b.page.height * 1pt, table-of(d, b))
  } else { table-of(d, b) },
  code: code-of,
  image: image-of,
  no-image: no-image-of,
)
`;
