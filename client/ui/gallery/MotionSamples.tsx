import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Carousel } from '../Carousel/Carousel.tsx'
import { Collapse, type CollapseState } from '../Collapse/Collapse.tsx'
import { Dropdown } from '../Dropdown/Dropdown.tsx'
import { chevronDown } from '../Icon/controls.ts'
import { photo } from '../Icon/travel.ts'
import type { ViewerLabels } from '../MediaGallery/media.ts'
import { MediaGallery } from '../MediaGallery/MediaGallery.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { ScrollSpy } from '../ScrollSpy/ScrollSpy.tsx'
import film from './film.webm'
import { Sample } from './Sample.tsx'
import { scenery } from './scenery.ts'
import css from './UiGallery.module.css'
import { useWords } from './words.ts'

const hues = [160, 240, 60, 330, 200, 90, 280]
const sections = [
  {
    name: 'First section',
    anchor: 'sample-first',
    subItems: [{ name: 'First part', anchor: 'sample-part' }],
  },
  { name: 'Second section', anchor: 'sample-second' },
  { name: 'Third section', anchor: 'sample-third' },
]

/** Shows moving parts: dropdown, collapse, gallery, carousel, section navigation. */
export function MotionSamples({ labels }: { labels: ViewerLabels }) {
  const say = useWords()
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<CollapseState>('collapsed')
  const [shown, setShown] = useState<number | null>(null)
  const drawn = (hue: number) => ({ src: () => scenery(hue), widths: [1200], ratio: 3 / 2 })
  const items = sections.map(({ name, anchor, subItems }) => ({
    name: say(name),
    anchor,
    subItems: subItems?.map((item) => ({ ...item, name: say(item.name) })),
  }))

  return (
    <>
      <Sample title={say('Dropdown and collapse')}>
        {(['press', 'hover'] as const).map((opensBy) => (
          <Dropdown
            key={opensBy}
            opensBy={opensBy}
            title={opensBy === 'hover' ? say('Under the mouse') : say('Currency')}
            closeLabel={say('Close')}
            trigger={(wiring) => (
              <Button {...wiring} iconEnd={chevronDown}>
                {opensBy === 'hover' ? say('Under the mouse') : say('Currency')}
              </Button>
            )}
          >
            <p className={css.pad}>{say('Any content hangs here.')}</p>
          </Dropdown>
        ))}
        <div className={css.stack}>
          <Button
            aria-expanded={isOpen}
            aria-controls="sample-collapse"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? say('Fold it') : say('Unfold it')}
          </Button>
          <Collapse id="sample-collapse" open={isOpen} onState={setState}>
            <p className={css.pad}>{say('It opens and closes in 300 milliseconds.')}</p>
          </Collapse>
          <p className={css.note}>
            {say('State')}: {state}
          </p>
        </div>
      </Sample>
      <Sample title={say('Gallery')}>
        <Button icon={photo} onClick={() => setShown(0)}>
          {say('Open the gallery')}
        </Button>
        <MediaGallery
          index={shown}
          onIndex={setShown}
          onClose={() => setShown(null)}
          labels={labels}
          items={[
            { id: 'ridges', alt: say('Ridges at dawn'), picture: drawn(60) },
            { id: 'lake', alt: say('A lake in June'), picture: drawn(240) },
            {
              id: 'film',
              alt: say('A film from another site'),
              picture: drawn(160),
              videoUrl: 'https://vimeo.com/76979871',
            },
            { id: 'file', alt: say('A film of ours'), picture: drawn(330), videoUrl: film },
          ]}
        />
      </Sample>
      <Sample title={say('Rows and sections')}>
        <div className={css.whole}>
          <Carousel
            label={say('Similar tours')}
            labels={{ previous: say('Previous'), next: say('Next') }}
            items={hues.map((hue, index) => ({
              id: hue,
              content: (
                <div className={css.stack}>
                  <Picture rounded {...drawn(hue)} alt="" sizes="320px" />
                  {say('Tour')} {index + 1}
                </div>
              ),
            }))}
          />
        </div>
        <div className={css.read}>
          <div className={css.stack}>
            <ScrollSpy label={say('On this page')} items={items} />
            <ScrollSpy look="row" label={`${say('On this page')} 2`} items={items} />
          </div>
          <div className={css.stack}>
            {items.map(({ name, anchor, subItems }) => (
              <section key={anchor} id={anchor} className={css.section}>
                <h3>{name}</h3>
                <p>{say('Read on until the mark beside has moved.')}</p>
                {subItems?.map((item) => (
                  <h4 key={item.anchor} id={item.anchor}>
                    {item.name}
                  </h4>
                ))}
              </section>
            ))}
          </div>
        </div>
      </Sample>
    </>
  )
}
