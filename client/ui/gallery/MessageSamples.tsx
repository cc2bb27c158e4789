import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { compass } from '../Icon/travel.ts'
import { Notice } from '../Notice/Notice.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { useToast } from '../Toast/Toast.tsx'
import { Truncate } from '../Truncate/Truncate.tsx'
import { Sample } from './Sample.tsx'
import css from './UiGallery.module.css'

const story =
  'We left Chemal before the sun reached the valley. The guide had packed rye bread and smoked fish, and by ten the first glacier stood above the cedars. '

/** What the site says: notices, toasts, progress, waiting, nothing found. */
export function MessageSamples() {
  const show = useToast()
  return (
    <>
      <Sample title="Messages" grid>
        <Notice title="Visa on arrival">Citizens of 55 countries get an e-visa in four days.</Notice>
        <Notice tone="success" title="Request sent">
          The organizer answers within a day.
        </Notice>
        <Notice tone="warning" title="Two seats left" action={<Button size="s">Hold them</Button>}>
          Somebody else is looking at this date.
        </Notice>
        <Notice tone="danger" onClose={() => {}} closeLabel="Close">
          The card was declined. Try another one, or pay by link.
        </Notice>
      </Sample>
      <Sample title="Toast">
        <Button onClick={() => show({ title: 'Kept', text: 'You find it under the heart above.' })}>Show a toast</Button>
        <Button onClick={() => show({ tone: 'danger', title: 'Not sent', text: 'Check the connection and press again.' })}>
          Show a bad one
        </Button>
      </Sample>
      <Sample title="Waiting" grid>
        <div className={css.stack}>
          <Skeleton ratio={3 / 2} />
          <Skeleton width="70%" height="1.5em" />
          <Skeleton lines={3} />
          <Skeleton width="48px" height="48px" round />
        </div>
        <div className={css.stack}>
          <ProgressBar label="Tourists filled in" value={0.6} figure="3 of 5" />
          <ProgressBar label="Uploading the photo" />
          <ProgressBar label="Seats taken" value={11} max={12} figure="11 of 12" tone="brick" />
        </div>
        <Truncate labels={{ show: 'Show more', hide: 'Show less' }}>{story.repeat(4)}</Truncate>
      </Sample>
      <EmptyState
        icon={compass}
        title="No tour goes there in March"
        action={
          <>
            <Button look="primary">Show April</Button>
            <Button>Clear filters</Button>
          </>
        }
      >
        Snow closes the passes until mid-April. The first departures are on 18 April.
      </EmptyState>
    </>
  )
}
