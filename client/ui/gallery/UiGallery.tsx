import { Container } from '../Container/Container.tsx'
import type { ViewerLabels } from '../MediaGallery/media.ts'
import { ToastProvider } from '../Toast/Toast.tsx'
import { ActionSamples } from './ActionSamples.tsx'
import { FormSamples } from './FormSamples.tsx'
import { FoundationSamples } from './FoundationSamples.tsx'
import { MessageSamples } from './MessageSamples.tsx'
import { MotionSamples } from './MotionSamples.tsx'
import { type PickerLabels, PickerSamples } from './PickerSamples.tsx'
import { ThingSamples } from './ThingSamples.tsx'
import css from './UiGallery.module.css'
import { SampleLanguage, useWords } from './words.ts'

type UiGalleryProps = {
  locale: 'en' | 'de'
  /** BCP 47: formats dates and country names. */
  language: string
  /** Texts of the larger widgets, passed in as everywhere. */
  labels: PickerLabels & { viewer: ViewerLabels }
}

/**
 * Shows every part of the kit in every state on one page, for review in both languages, both
 * schemes and at every width.
 */
export function UiGallery(props: UiGalleryProps) {
  return (
    <SampleLanguage value={props.locale}>
      <Samples {...props} />
    </SampleLanguage>
  )
}

function Samples({ language, labels }: UiGalleryProps) {
  const say = useWords()
  return (
    <ToastProvider labels={{ region: say('Messages'), close: say('Close') }}>
      <Container className={css.gallery}>
        <header className={css.head}>
          <p className={css.over}>{say('Altai · 9 days · 6–12 people')}</p>
          <h1 className={css.poster}>{say('Where the Katun turns white')}</h1>
          <p className={css.lead}>
            {say(
              'Walk from cedar woods to the glaciers of Belukha, sleep in timber lodges, and cross the river on horseback at dawn.',
            )}
          </p>
        </header>
        <FoundationSamples />
        <ActionSamples />
        <FormSamples />
        <PickerSamples language={language} labels={labels} />
        <ThingSamples />
        <MotionSamples labels={labels.viewer} />
        <MessageSamples />
      </Container>
    </ToastProvider>
  )
}
