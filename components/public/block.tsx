import type { ReactNode } from 'react';
import type { LangAttributes } from '@/sections/public-site';

type Props = {
  readonly title: string;
  readonly aside?: string;
  /** The language of the title. */
  readonly langAttributes?: LangAttributes;
  readonly children: ReactNode;
};

/** A part of a section: its heading, a remark at the end of its line, its content. */
export function Block({ title, aside, langAttributes, children }: Props) {
  return (
    <div className="block-part">
      <BlockHead aside={aside}>
        <h3 className="block-title" {...langAttributes}>
          {title}
        </h3>
      </BlockHead>
      {children}
    </div>
  );
}

/** A heading of any level and the remark at the end of its line. */
export function BlockHead({ aside, children }: { aside?: string; children: ReactNode }) {
  if (!aside) return children;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 print:break-after-avoid">
      {children}
      <span className="text-ink-faint text-sm">{aside}</span>
    </div>
  );
}

/** Two blocks side by side on a wide page. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="pair">{children}</div>;
}
