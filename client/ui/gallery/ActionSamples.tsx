import { Fragment, useState } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { ChipChoice } from '../Chip/ChipChoice.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { TextInput } from '../Field/TextInput.tsx'
import { arrowRight, close, filter, share } from '../Icon/controls.ts'
import { heart } from '../Icon/people.ts'
import { bolt, calendar } from '../Icon/signs.ts'
import { mountain, ship } from '../Icon/travel.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Modal } from '../Modal/Modal.tsx'
import { Sample } from './Sample.tsx'
import css from './UiGallery.module.css'

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const
const tones = ['plain', 'pine', 'ochre', 'lake', 'brick'] as const

/** Buttons, chips, badges and dialogs. */
export function ActionSamples() {
  const [liked, setLiked] = useState(true)
  const [dialog, setDialog] = useState<'modal' | 'drawer'>()
  return (
    <>
      <Sample title="Button">
        {looks.map((look) => (
          <Fragment key={look}>
            <Button look={look}>Choose a date</Button>
            <Button look={look} size="s" icon={calendar}>
              12 July
            </Button>
            <Button look={look} disabled>
              Sold out
            </Button>
            <Button look={look} busy>
              Sending
            </Button>
          </Fragment>
        ))}
        <Button look="primary" size="l" iconEnd={arrowRight} href="#tours">
          See 38 tours
        </Button>
        <IconButton glyph={heart} label="Keep" pressed={liked} onClick={() => setLiked(!liked)} />
        <IconButton glyph={share} label="Share" look="framed" />
        <IconButton glyph={close} label="Close" disabled />
      </Sample>
      <Sample title="Chip and badge">
        <Chip icon={mountain} pressed={false} onPress={() => {}} count={14}>
          Mountains
        </Chip>
        <Chip icon={ship} pressed onPress={() => {}} count={8}>
          Cruises
        </Chip>
        <Chip pressed={false} disabled onPress={() => {}} count={0}>
          Ski
        </Chip>
        <Chip href="?" removeLabel="Remove: up to $2,000">
          Up to $2,000
        </Chip>
        <ChipChoice name="month" value="7" defaultChecked>
          July
        </ChipChoice>
        <ChipChoice name="month" value="8">
          August
        </ChipChoice>
        <Chip>Only words</Chip>
        {tones.map((tone) => (
          <Fragment key={tone}>
            <Badge tone={tone}>Six seats left</Badge>
            <Badge tone={tone} solid icon={bolt}>
              −15 %
            </Badge>
          </Fragment>
        ))}
      </Sample>
      <Sample title="Dialogs">
        <Button onClick={() => setDialog('modal')}>Open a modal</Button>
        <Button icon={filter} onClick={() => setDialog('drawer')}>
          Filters
        </Button>
        <Modal
          open={dialog === 'modal'}
          onClose={() => setDialog(undefined)}
          title="Ask the organizer"
          closeLabel="Close"
          footer={
            <>
              <Button look="quiet" onClick={() => setDialog(undefined)}>
                Not now
              </Button>
              <Button look="primary">Send the question</Button>
            </>
          }
        >
          <div className={css.stack}>
            <p>Answers come within a day, in your language.</p>
            <TextInput label="Your name" />
            <TextInput label="E-mail" type="email" hint="Only for the answer" />
          </div>
        </Modal>
        <Drawer
          left
          open={dialog === 'drawer'}
          onClose={() => setDialog(undefined)}
          title="Filters"
          closeLabel="Close"
          footer={
            <Button look="primary" wideOnPhone>
              Show 12 tours
            </Button>
          }
        >
          <p>Difficulty, price, duration and the rest.</p>
        </Drawer>
      </Sample>
    </>
  )
}
