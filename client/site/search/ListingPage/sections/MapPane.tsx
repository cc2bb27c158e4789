import { type ComponentType, useEffect, useState } from 'react'
import { reloadPage } from '../../../../routing/latestBuild.ts'
import { useSite } from '../../../../routing/site.ts'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import type { TourMapProps } from '../map/TourMap.tsx'

interface Parts {
  Map: ComponentType<TourMapProps>
}

/** The map, fetched when it is looked at; its place has its size from the beginning. Where it does not arrive the list says all. */
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
