import type { ExposedKey, tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { cx } from "#app/lib/cx.ts";
import { Fold } from "#app/ui/fold.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** On paper, as something to be passed on: each address with a bar from the moment that shows its key. */
export function TokenizationExposure({
  title,
  intro,
  items,
  listed,
  moments,
  more,
  note,
}: typeof tokenizationPage.exposure) {
  return (
    <Section
      id="exposure"
      title={title}
      intro={intro}
      layout="column"
      padding="small"
      ground="paper"
    >
      <Fold title={listed} when="phone">
        <div>
          <div aria-hidden="true" className="exposure-moments font-mono text-label text-muted">
            <span>{moments.receipt}</span>
            <span>{moments.spend}</span>
          </div>
          <ol className="exposure">
            {items.map(({ title: name, text, ...key }, index) => (
              <li key={name}>
                <Fold
                  number={index + 1}
                  title={<NoBreak text={name} />}
                  heading="h3"
                  label={<Visible {...key} />}
                >
                  <p className="max-w-prose">
                    <NoBreak text={text} />
                  </p>
                </Fold>
              </li>
            ))}
          </ol>
        </div>
      </Fold>
      <Fold title={more} when="phone" className="md:mt-8">
        <p className="max-w-prose text-muted">{note}</p>
      </Fold>
    </Section>
  );
}

/** A bar that begins when the key is visible and does not end; hatched where that depends. */
function Visible({ visible, from, isOpen }: Pick<ExposedKey, "visible" | "from" | "isOpen">) {
  return (
    <span
      className={cx(
        "exposure-bar",
        from === "spend" && "exposure-spend",
        isOpen ? "exposure-open" : onGround("custody").className,
      )}
    >
      {visible}
    </span>
  );
}
