// Search libraries as they come: title and text as fields, the words of the query joined by OR, the best ten.
import lunr from "lunr";
import MiniSearch from "minisearch";

export function minisearch(rows) {
  const index = new MiniSearch({ idField: "_id", fields: ["title", "text"] });
  index.addAll(rows);
  return ({ text }) =>
    index
      .search(text)
      .slice(0, 10)
      .map(({ id }) => id);
}

export function lunrSearch(rows) {
  const index = lunr(function () {
    this.ref("_id");
    this.field("title");
    this.field("text");
    for (const row of rows) this.add(row);
  });
  return ({ text }) =>
    index
      .query((query) => query.term(lunr.tokenizer(text), {}))
      .slice(0, 10)
      .map(({ ref }) => ref);
}
