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
import { useWords } from './words.ts'

const story =
  'We left Chemal before the sun reached the valley. The guide had packed rye bread and smoked fish, and by ten the first glacier stood above the cedars.'

/** Shows messages: notices, toasts, progress, loading, empty states. */
export function MessageSamples() {
  const say = useWords()
  const show = useToast()
  return (
    <>
      <Sample title={say('Messages')} grid>
        <Notice title={say('Visa on arrival')}>
          {say('Citizens of 55 countries get an e-visa in four days.')}
        </Notice>
        <Notice tone="success" title={say('Request sent')}>
          {say('The organizer answers within a day.')}
        </Notice>
        <Notice
          tone="warning"
          title={say('Two seats left')}
          action={<Button size="s">{say('Hold them')}</Button>}
        >
          {say('Somebody else is looking at this date.')}
        </Notice>
        <Notice tone="danger" onClose={() => {}} closeLabel={say('Close')}>
          {say('The card was declined. Try another one, or pay by link.')}
        </Notice>
      </Sample>
      <Sample title={say('Toast')}>
        <Button
          onClick={() =>
            show({ title: say('Kept'), text: say('You find it under the heart above.') })
          }
        >
          {say('Show a toast')}
        </Button>
        <Button
          onClick={() =>
            show({
              tone: 'danger',
              title: say('Not sent'),
              text: say('Check the connection and press again.'),
            })
          }
        >
          {say('Show a bad one')}
        </Button>
      </Sample>
      <Sample title={say('Waiting')} grid>
        <div className={css.stack}>
          <Skeleton ratio={3 / 2} />
          <Skeleton width="70%" height="1.5em" />
          <Skeleton lines={3} />
          <Skeleton width="48px" height="48px" round />
        </div>
        <div className={css.stack}>
          <ProgressBar label={say('Tourists filled in')} value={0.6} figure={say('3 of 5')} />
          <ProgressBar label={say('Uploading the photo')} />
          <ProgressBar
            label={say('Seats taken')}
            value={11}
            max={12}
            figure={say('11 of 12')}
            tone="brick"
          />
        </div>
        <Truncate labels={{ show: say('Read more'), hide: say('Hide') }}>
          {`${say(story)} `.repeat(4)}
        </Truncate>
      </Sample>
      <EmptyState
        icon={compass}
        title={say('No tour goes there in March')}
        action={
          <>
            <Button look="primary">{say('Show April')}</Button>
            <Button>{say('Clear filters')}</Button>
          </>
        }
      >
        {say('Snow closes the passes until mid-April. The first departures are on 18 April.')}
      </EmptyState>
    </>
  )
}
