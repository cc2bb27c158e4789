import { type ComponentType, useEffect, useState } from 'react'
import { reloadPage } from '../../../../routing/latestBuild.ts'
import { useSite } from '../../../../routing/site.ts'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import type { TourMapProps } from '../map/TourMap.tsx'

interface Parts {
  Map: ComponentType<TourMapProps>
}

/**
 * The map, whose code loads on demand; its space is reserved from the start. If the code doesn't
 * load, the page reloads if possible.
 */
export function MapPane(props: TourMapProps) {
  const { report } = useSite()
  const [parts, setParts] = useState<Parts>()

  useEffect(() => {
    let isGone = false
    import('../map/TourMap.tsx').then(
      ({ TourMap }) => isGone || setParts({ Map: TourMap }),
      (error: unknown) => {
        if (isGone) return
        report(error)
        void reloadPage()
      },
    )
    return () => {
      isGone = true
    }
  }, [report])
  return parts ? <parts.Map {...props} /> : <Skeleton height="100%" />
}
