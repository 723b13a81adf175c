import type { MetaDescriptor } from "react-router";

/** The head's tags of a page reached without a page load; React puts them where they belong. */
export function PageHead({ tags }: { tags: MetaDescriptor[] }) {
  return tags.map((tag) => {
    if ("title" in tag) return <title key="title">{String(tag.title)}</title>;
    if ("tagName" in tag) return <link key={JSON.stringify(tag)} {...attributes(tag)} />;
    return <meta key={JSON.stringify(tag)} {...attributes(tag)} />;
  });
}

function attributes({ tagName: _, ...rest }: Record<string, unknown>) {
  return rest;
}
