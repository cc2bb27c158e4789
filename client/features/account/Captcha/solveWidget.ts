import type { CaptchaProvider } from './Captcha.generated.ts'

interface WidgetApi {
  render(place: HTMLElement, options: Record<string, unknown>): unknown
  remove?(id: unknown): void
  destroy?(id: unknown): void
}

type WidgetProvider = Exclude<CaptchaProvider, 'ALTCHA'>

/** Addresses of the services' scripts, and their global names in the window. */
const services: Record<WidgetProvider, { src: string; name: string }> = {
  TURNSTILE: {
    src: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    name: 'turnstile',
  },
  HCAPTCHA: {
    src: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
    name: 'hcaptcha',
  },
  SMARTCAPTCHA: { src: 'https://smartcaptcha.yandexcloud.net/captcha.js', name: 'smartCaptcha' },
}

const loading = new Map<string, { script: HTMLScriptElement; promise: Promise<void> }>()

/**
 * Loads a service's script, once per window. The page's policy trusts scripts that its own scripts
 * add.
 */
const loadScript = (src: string): Promise<void> => {
  const known = loading.get(src)
  if (known?.script.isConnected) return known.promise
  const script = document.createElement('script')
  const promise = new Promise<void>((resolve, reject) => {
    script.src = src
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(src)
      script.remove()
      reject(new Error('the captcha script did not load'))
    }
    document.head.append(script)
  })
  loading.set(src, { script, promise })
  return promise
}

interface WidgetOptions {
  provider: WidgetProvider
  /** Key of the usual or the harder widget, as sent by the server. */
  siteKey: string
  /** Value that the service passes along; null where it has none. */
  binding: string | null
  language: string
}

/**
 * Lets the visitor solve a service's widget, which is loaded only now.
 * @param place empty, in the page; the widget is removed when `signal` aborts
 * @returns the `captcha` for the API
 * @throws if the service does not load or gives up
 */
export async function solveWidget(
  { provider, siteKey, binding, language }: WidgetOptions,
  place: HTMLElement,
  signal: AbortSignal,
): Promise<string> {
  const { src, name } = services[provider]
  await loadScript(src)
  const api = (window as unknown as Record<string, WidgetApi | undefined>)[name]
  if (!api) throw new Error(`the script of ${name} defines no widget`)
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(`the captcha widget of ${name} failed`))
    const id = api.render(place, {
      sitekey: siteKey,
      callback: resolve,
      'error-callback': fail,
      ...(provider === 'SMARTCAPTCHA' ? { hl: language } : { theme: 'auto' }),
      ...(provider === 'TURNSTILE' && { language, ...(binding !== null && { cData: binding }) }),
      ...(provider === 'HCAPTCHA' && {
        hl: language,
        theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      }),
    })
    signal.addEventListener('abort', () => (api.remove ?? api.destroy)?.call(api, id), {
      once: true,
    })
  })
}
