import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { cx } from "#app/lib/cx.ts";
import { Fold } from "#app/ui/fold.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

type Page = typeof tokenizationPage;
type TokenizationExposureProps = Page["exposure"] & Pick<Page, "issuer">;

/** On paper, as something to be passed on: each address with a bar from the moment that shows its key; then the keys of those who issue. */
export function TokenizationExposure(props: TokenizationExposureProps) {
  const { title, intro, axis, listed, items, note, issuer } = props;
  return (
    <Section id="exposure" title={title} intro={intro} padding="small" ground="paper">
      <div className="grid-cols-12 gap-x-8 pb-2 font-mono text-label text-muted lg:grid">
        <p className="col-span-4 col-start-9 grid grid-cols-[1fr_3fr]">
          {axis.map((moment) => (
            <span key={moment} className="border-l border-current pl-2">
              {moment}
            </span>
          ))}
        </p>
      </div>
      <ul className="border-b border-line">
        {items.map(({ title: name, text, visible, from, ...key }) => (
          <li
            key={name}
            className="grid items-center gap-x-8 gap-y-1 border-t border-line py-1.5 md:py-3 lg:grid-cols-12"
          >
            <h3 className="font-medium max-md:text-small lg:col-span-4">
              <NoBreak text={name} />
            </h3>
            <p className="text-muted not-print:max-md:hidden lg:col-span-4">
              <NoBreak text={text} />
            </p>
            <p
              className={cx(
                "exposure-bar lg:col-span-4",
                from === "spend" && "ml-[25%]",
                "open" in key
                  ? "exposure-open max-md:py-0.5! max-md:leading-none"
                  : onGround("custody").className,
              )}
            >
              <span className="max-md:not-print:hidden">{visible}</span>
              {"open" in key && <span className="md:hidden print:hidden">{key.open}</span>}
            </p>
          </li>
        ))}
      </ul>
      <Fold title={listed} kind="quiet" className="md:hidden print:hidden">
        <ul className="grid gap-2">
          {items.map(({ title: name, visible, text }) => (
            <li key={name}>
              <b className="font-medium">{name}.</b> <NoBreak text={`${visible}. ${text}`} />
            </li>
          ))}
          <li>
            <NoBreak text={note} />
          </li>
        </ul>
      </Fold>
      <p className="mt-8 max-w-prose text-muted not-print:max-md:hidden">
        <NoBreak text={note} />
      </p>
      <Fold title={issuer.title} heading="h3" className="md:mt-8">
        <p className="max-w-prose">
          <NoBreak text={issuer.text} />
        </p>
      </Fold>
    </Section>
  );
}
