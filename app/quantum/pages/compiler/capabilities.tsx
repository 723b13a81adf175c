import type { CompilerCapability, compilerPage } from "#app/content/quantum/compiler.ts";
import { cx } from "#app/lib/cx.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

/** How wide the first capability of a stage is, with the stage's name, and how wide the others; by their number. */
const widths: Readonly<Record<number, readonly [first: string, other: string]>> = {
  1: ["lg:col-span-12", ""],
  2: ["lg:col-span-7", "lg:col-span-5"],
  3: ["lg:col-span-6", "lg:col-span-3"],
};

/** The passes of a compiler along one spine, from program to proof. */
export function CompilerCapabilities({
  title,
  intro,
  more,
  keepLabel,
  items,
}: typeof compilerPage.capabilities) {
  return (
    <Section title={title} intro={intro}>
      <ol className="grid lg:grid-cols-12 lg:gap-x-8">
        {items.map((item, index) => {
          const isFirst = item.stage !== items[index - 1]?.stage;
          const size = items.filter(({ stage }) => stage === item.stage).length;
          return (
            <li
              key={item.title}
              className={cx(
                "spine gap-x-8 pb-5 md:pb-12 lg:grid lg:grid-cols-subgrid lg:grid-rows-[auto_1fr] lg:pb-16",
                isFirst && "spine-node",
                widths[size][isFirst ? 0 : 1],
              )}
            >
              {isFirst && (
                <p className="text-subheading text-accent max-lg:mb-2 lg:col-span-3">
                  {item.stage}
                </p>
              )}
              <Capability
                {...item}
                more={more}
                keepLabel={keepLabel}
                isFirst={isFirst}
                isAlone={size === 1}
              />
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

interface CapabilityProps extends CompilerCapability {
  more: string;
  keepLabel: string;
  /** Beside the name of its stage. */
  isFirst: boolean;
  isAlone: boolean;
}

function Capability({ title, text, keep, more, keepLabel, isFirst, isAlone }: CapabilityProps) {
  const column = isFirst ? "lg:col-start-4 lg:-col-end-1" : "lg:col-span-full";
  return (
    <>
      <h3 className={isAlone ? "text-heading lg:col-span-4" : cx("text-subheading", column)}>
        {title}
      </h3>
      <Fold label={more} className={cx("md:mt-3", isAlone ? "lg:col-span-5 lg:mt-2" : column)}>
        <p className="max-w-[38rem]">
          <Unbroken text={text} />
        </p>
        <p className="pt-4 text-muted">
          <span className="font-mono text-label text-accent">{keepLabel}: </span>
          <Unbroken text={keep} />
        </p>
      </Fold>
    </>
  );
}
