import css from './SeoText.module.css'

/** Renders a text as paragraphs, and lines that start with `## ` as headings. */
export function SeoText({ text }: { text: string }) {
  const blocks = text
    .split(/\n{2,}|\n(?=## )|(?<=^## [^\n]*)\n/m)
    .map((block) => block.trim())
    .filter(Boolean)
  if (blocks.length === 0) return null
  return (
    <section className={css.text}>
      {blocks.map((block) =>
        block.startsWith('## ') ? (
          <h2 key={block}>{block.slice(3)}</h2>
        ) : (
          <p key={block}>{block}</p>
        ),
      )}
    </section>
  )
}
