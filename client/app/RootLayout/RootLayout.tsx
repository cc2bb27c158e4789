import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import type { PageHandle } from '../../routing/pageRoute.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LanguageHint } from './LanguageHint.tsx'
import { layoutMessages } from './layout.messages.ts'
import { NavigationBar } from './NavigationBar.tsx'
import css from './RootLayout.module.css'
import { useHeadingFocus } from './useHeadingFocus.ts'
import { useWholePage } from './useWholePage.ts'

/** Surrounds every page. A page renders inside `<main>` with its own h1 and `<PageMeta>`. */
export function RootLayout() {
  const main = useRef<HTMLElement>(null)
  useHeadingFocus(main)
  useWholePage()
  const leaf = useMatches().at(-1)
  const handle = leaf?.handle as Partial<PageHandle> | undefined
  const isBare = leaf !== undefined && handle?.pageOf?.(leaf.params)?.isBare

  return (
    <div className={css.frame}>
      <a className={css.skip} href="#main">
        <FormattedMessage {...layoutMessages.skip} />
      </a>
      <NavigationBar />
      {!isBare && <LanguageHint />}
      {!isBare && <Header />}
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      {!isBare && <Footer />}
      <ScrollRestoration />
    </div>
  )
}
