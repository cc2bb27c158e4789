import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

export type OnDemandProps = {
  /** Its code did not come. */
  onMissing?: () => void
}

/**
 * A widget that a press brings to the page, and its code with it. Unlike with `lazy`, code that does not come leaves the page as
 * it was: it is no part of what somebody came to read. Only for what nobody sees before the press. Shown again it asks again,
 * though most browsers give the same answer for as long as the document lives.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & OnDemandProps> {
  let loaded: ComponentType<Props> | undefined

  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the module of the widget is read
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
