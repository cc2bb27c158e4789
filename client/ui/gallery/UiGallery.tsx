import { Container } from '../Container/Container.tsx'
import { ToastProvider } from '../Toast/Toast.tsx'
import { ActionSamples } from './ActionSamples.tsx'
import { FormSamples } from './FormSamples.tsx'
import { FoundationSamples } from './FoundationSamples.tsx'
import { MessageSamples } from './MessageSamples.tsx'
import { ThingSamples } from './ThingSamples.tsx'
import css from './UiGallery.module.css'

/** Every part of the kit in every state on one page, to be looked at in both schemes and at every width. */
export function UiGallery() {
  return (
    <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
      <Container as="main" className={css.gallery}>
        <header className={css.head}>
          <p className={css.over}>Altai · 9 days · 6–12 people</p>
          <h1 className={css.poster}>Where the Katun turns white</h1>
          <p className={css.lead}>
            Walk from cedar woods to the glaciers of Belukha, sleep in timber lodges, and cross the river on horseback at dawn.
          </p>
        </header>
        <FoundationSamples />
        <ActionSamples />
        <FormSamples />
        <ThingSamples />
        <MessageSamples />
      </Container>
    </ToastProvider>
  )
}
