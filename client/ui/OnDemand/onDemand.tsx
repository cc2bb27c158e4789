import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

export type OnDemandProps = {
  /** Called when its code didn't load. */
  onMissing?: () => void
}

/**
 * Loads a widget's code when a press shows it. Unlike `lazy`, it leaves the page unchanged if the
 * code doesn't load, since the widget is not main content. Only for widgets invisible before the
 * press. Showing it again retries, though most browsers return the same result as long as the
 * document lives.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & OnDemandProps> {
  let loaded: ComponentType<Props> | undefined

  // biome-ignore lint/correctness/noComponentHookFactories: called once, when the widget's module loads
  return function OnDemand(props: Props & OnDemandProps) {
    const [Content, setContent] = useState(() => loaded)
    const tellMissing = useEffectEvent(() => props.onMissing?.())

    useEffect(() => {
      let isShown = true
      const bring = async (): Promise<void> => {
        try {
          loaded ??= await load()
          if (isShown) setContent(() => loaded)
        } catch {
          if (isShown) tellMissing()
        }
      }
      void bring()
      return () => {
        isShown = false
      }
    }, [])

    return Content ? <Content {...props} /> : null
  }
}
