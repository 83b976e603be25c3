/** A letter of Khmer is often more than one character. */
const firstLetterOf = (name: string) => Array.from(new Intl.Segmenter().segment(name))[0]?.segment;

/** A customer's mark until it has one of its own: its first letter. */
export function Crest({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-6 flex-none place-items-center rounded-sm bg-[#12324a] text-[11px] leading-none font-bold text-[#fff] uppercase"
    >
      {firstLetterOf(name.trim())}
    </span>
  );
}
