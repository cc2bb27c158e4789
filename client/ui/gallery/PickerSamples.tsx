import { Calendar } from '../Calendar/Calendar.tsx'
import { CodeInput } from '../CodeInput/CodeInput.tsx'
import { DatePicker, type DatePickerLabels } from '../DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../DatePicker/DateRangePicker.tsx'
import type { PhoneLabels } from '../PhoneInput/phoneLabels.ts'
import { PhoneInput } from '../PhoneInput/PhoneInput.tsx'
import { Sample } from './Sample.tsx'
import css from './UiGallery.module.css'
import { useWords } from './words.ts'

export type PickerLabels = {
  phone: PhoneLabels
  date: DatePickerLabels & { start: string; end: string }
}

/** Returns whether a day has a departure: every third has one, at invented prices. */
const departs = (day: string) => Number(day.slice(8)) % 3 === 0

/** Shows fields for phone numbers, codes and days. */
export function PickerSamples({ language, labels }: { language: string; labels: PickerLabels }) {
  const say = useWords()
  const phone = { language, labels: labels.phone }
  const date = { language, labels: labels.date }
  const prices = (day: string) =>
    departs(day) ? { content: '$1,480', label: say('From $1,480, 4 seats') } : null
  return (
    <>
      <Sample title={say('Phone and code')} grid>
        <div className={css.stack}>
          <PhoneInput
            {...phone}
            label={say('Phone')}
            hint={say('Only for questions about this trip')}
          />
          <PhoneInput
            {...phone}
            label={say('Phone of another country')}
            defaultCountry="CA"
            defaultValue="+1 213 373 4253"
          />
          <PhoneInput
            {...phone}
            label={say('Phone of nobody')}
            defaultValue="+49 30"
            error={labels.phone.invalid}
          />
          <PhoneInput {...phone} label={say('Closed')} disabled defaultValue="+49 30 1234567" />
        </div>
        <div className={css.stack}>
          <CodeInput
            label={say('Code from the message')}
            hint={say('Five digits, good for ten minutes')}
          />
          <CodeInput label={say('Code of four')} length={4} error={say('That code is not right')} />
        </div>
      </Sample>
      <Sample title={say('Dates and calendar')} grid>
        <div className={css.stack}>
          <DatePicker {...date} label={say('Birthday')} defaultValue="1990-05-17" max="today" />
          <DatePicker {...date} label={say('Arrival')} hint={say('From today')} min="today" />
          <DatePicker {...date} label={say('Closed')} off defaultValue="2027-07-12" />
          <DateRangePicker
            {...date}
            label={say('Stay')}
            months={2}
            defaultValue={{ start: '2027-07-12', end: '2027-07-20' }}
          />
        </div>
        <Calendar
          range
          label={say('A range')}
          language={language}
          value={{ start: '2027-07-12', end: '2027-07-20' }}
        />
        <Calendar
          label={say('Only some days')}
          language={language}
          allowed={['2027-07-10', '2027-07-14', '2027-07-24']}
          value="2027-07-14"
        />
      </Sample>
      <Calendar
        label={say('Two months, with prices')}
        language={language}
        months={2}
        opensAt="2027-06-01"
        value="2027-06-12"
        min="2027-06-05"
        disabled={['2027-06-15']}
        day={prices}
      />
    </>
  )
}
