import type { CSSProperties } from 'react'
import * as controls from '../Icon/controls.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as people from '../Icon/people.ts'
import * as signs from '../Icon/signs.ts'
import * as travel from '../Icon/travel.ts'
import { Sample } from './Sample.tsx'
import css from './UiGallery.module.css'
import { useWords } from './words.ts'

const colors = [
  'paper',
  'surface',
  'surface-raised',
  'surface-sunken',
  'ink',
  'ink-soft',
  'ink-faint',
  'line',
  'line-strong',
].concat(
  ['pine', 'ochre', 'lake', 'plum', 'brick'].flatMap((tone) => [
    tone,
    `${tone}-wash`,
    `${tone}-line`,
    `${tone}-ink`,
  ]),
)
const sizes = ['poster', 'display', 'headline', 'heading', 'title', 'lead', 'body', 'small', 'tiny']
const glyphs = { ...travel, ...people, ...signs, ...controls }

/** Shows colors, type and icons. */
export function FoundationSamples() {
  const say = useWords()
  return (
    <>
      <Sample title={say('Color')}>
        {colors.map((name) => (
          <span
            key={name}
            className={css.swatch}
            style={{ '--color': `var(--${name})` } as CSSProperties}
          >
            {name}
          </span>
        ))}
      </Sample>
      <Sample title={say('Type')}>
        <div className={css.type}>
          {sizes.map((size) => (
            <span key={size} style={{ fontSize: `var(--text-${size})` }}>
              Fjells, Größe und Weite &amp; 1,480
            </span>
          ))}
        </div>
      </Sample>
      <Sample title={say('Icons')}>
        {/* the server's bundler and the browser order a module's exports differently */}
        {Object.entries(glyphs)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, glyph]) => (
            <span key={name} className={css.glyph}>
              <Icon glyph={glyph} />
              {name}
            </span>
          ))}
      </Sample>
    </>
  )
}
