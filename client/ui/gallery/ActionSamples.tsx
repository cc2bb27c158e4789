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
import { useWords } from './words.ts'

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const
const tones = ['plain', 'pine', 'ochre', 'lake', 'brick'] as const

/** Shows buttons, chips, badges and dialogs. */
export function ActionSamples() {
  const say = useWords()
  const [liked, setLiked] = useState(true)
  const [dialog, setDialog] = useState<'modal' | 'persistent' | 'left' | 'right'>()
  return (
    <>
      <Sample title="Button">
        {looks.map((look) => (
          <Fragment key={look}>
            <Button look={look}>{say('Choose a date')}</Button>
            <Button look={look} size="s" icon={calendar}>
              {say('12 July')}
            </Button>
            <Button look={look} disabled>
              {say('Sold out')}
            </Button>
            <Button look={look} busy>
              {say('Sending')}
            </Button>
          </Fragment>
        ))}
        <Button look="primary" size="l" iconEnd={arrowRight} href="#tours">
          {say('See 38 tours')}
        </Button>
        <IconButton
          glyph={heart}
          label={say('Keep')}
          pressed={liked}
          onClick={() => setLiked(!liked)}
        />
        <IconButton glyph={share} label={say('Share')} look="framed" />
        <IconButton glyph={close} label={say('Close')} disabled />
      </Sample>
      <Sample title={say('Chip and badge')}>
        <Chip icon={mountain} pressed={false} onPress={() => {}} count={14}>
          {say('Mountains')}
        </Chip>
        <Chip icon={ship} pressed onPress={() => {}} count={8}>
          {say('Cruises')}
        </Chip>
        <Chip pressed={false} disabled onPress={() => {}} count={0}>
          {say('Ski')}
        </Chip>
        <Chip href="?" removeLabel={say('Remove: up to $2,000')}>
          {say('Up to $2,000')}
        </Chip>
        <ChipChoice name="month" value="7" defaultChecked>
          {say('July')}
        </ChipChoice>
        <ChipChoice name="month" value="8">
          {say('August')}
        </ChipChoice>
        <Chip>{say('Only words')}</Chip>
        {tones.map((tone) => (
          <Fragment key={tone}>
            <Badge tone={tone}>{say('Six seats left')}</Badge>
            <Badge tone={tone} solid icon={bolt}>
              −15 %
            </Badge>
          </Fragment>
        ))}
      </Sample>
      <Sample title={say('Dialogs')}>
        <Button onClick={() => setDialog('modal')}>{say('Open a modal')}</Button>
        <Button onClick={() => setDialog('persistent')}>{say('Persistent modal')}</Button>
        <Button icon={filter} onClick={() => setDialog('left')}>
          {say('Filters')}
        </Button>
        <Button onClick={() => setDialog('right')}>{say('Drawer at the right')}</Button>
        <Modal
          open={dialog === 'modal'}
          onClose={() => setDialog(undefined)}
          title={say('Ask the organizer')}
          closeLabel={say('Close')}
          footer={
            <>
              <Button look="quiet" onClick={() => setDialog(undefined)}>
                {say('Not now')}
              </Button>
              <Button look="primary">{say('Send the question')}</Button>
            </>
          }
        >
          <div className={css.stack}>
            <p>{say('Answers come within a day, in your language.')}</p>
            <TextInput label={say('Your name')} />
            <TextInput label={say('E-mail')} type="email" hint={say('Only for the answer')} />
          </div>
        </Modal>
        <Modal
          persistent
          open={dialog === 'persistent'}
          onClose={() => setDialog(undefined)}
          title={say('Persistent modal')}
          closeLabel={say('Close')}
        >
          <p>{say('A press beside it does nothing, Escape closes it.')}</p>
        </Modal>
        <Drawer
          left
          open={dialog === 'left'}
          onClose={() => setDialog(undefined)}
          title={say('Filters')}
          closeLabel={say('Close')}
          footer={
            <Button look="primary" wideOnPhone>
              {say('Show 12 tours')}
            </Button>
          }
        >
          <p>{say('Difficulty, price, duration and the rest.')}</p>
        </Drawer>
        <Drawer
          open={dialog === 'right'}
          onClose={() => setDialog(undefined)}
          title={say('Drawer at the right')}
          closeLabel={say('Close')}
        >
          <p>{say('Any content hangs here.')}</p>
        </Drawer>
      </Sample>
    </>
  )
}
