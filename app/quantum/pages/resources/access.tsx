import { type ResourceItem, resourcesPage } from "#app/content/quantum/resources.ts";
import { TextLink, textLinkStyle } from "#app/ui/text-link.tsx";

export type ResourceAccessProps = Pick<ResourceItem, "title" | "link">;

const { request, read } = resourcesPage.access;

/** A document without an address yet is asked for; no link leads nowhere. */
export function ResourceAccess({ title, link }: ResourceAccessProps) {
  const about = <span className="sr-only">: {title}</span>;
  if (link === "#") {
    return (
      <TextLink to={request.to} className="inline-flex min-h-6">
        {request.label}
        {about}
      </TextLink>
    );
  }
  return (
    <a href={link} className={textLinkStyle}>
      {read}
      {about}
    </a>
  );
}
