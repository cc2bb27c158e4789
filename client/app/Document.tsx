import { type ReactNode, useEffect } from 'react'
import { type Locale, localeFacts } from '#schema/codes/locales.ts'
import { layerOrder } from '../ui/layers.ts'
import type { PageAssets } from './assets.ts'

export interface DocumentProps {
  locale: Locale
  /**
   * On the server only: the browser finds these links in the document, and hydration leaves them
   * out.
   */
  assets?: PageAssets
  /** Returns the text of a stylesheet by its address. */
  styleOf?: (href: string) => string
  fonts?: readonly string[]
  nonce?: string
  children: ReactNode
}

const refreshScript =
  'import{injectIntoGlobalHook}from"/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t'

/**
 * Renders the whole document with React, so `<title>`, `<meta>` and `<link>` of any component go to
 * its head.
 */
export function Document({ locale, assets, styleOf, fonts, nonce, children }: DocumentProps) {
  useEffect(() => {
    document.documentElement.dataset.ready = '1' // browser tests wait for it
  }, [])

  return (
    <html lang={localeFacts[locale].code} dir={localeFacts[locale].direction} data-partial>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1821" />
        {nonce && <meta property="csp-nonce" nonce={nonce} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fonts?.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        {/* before any stylesheet: otherwise the first file to arrive decides the order of the layers */}
        <style href="layers" precedence="layers">
          {layerOrder}
        </style>
        {/* in the page itself, to keep the first paint from waiting for another file */}
        {styleOf &&
          assets?.styles.map((href) => (
            <style key={href} href={href} precedence="app">
              {styleOf(href)}
            </style>
          ))}
        {import.meta.env?.DEV && (
          <>
            <script
              type="module"
              nonce={nonce}
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, in development only
              dangerouslySetInnerHTML={{ __html: refreshScript }}
            />
            <script type="module" nonce={nonce} suppressHydrationWarning src="/@vite/client" />
          </>
        )}
      </head>
      <body>{children}</body>
    </html>
  )
}
