import { useState } from 'react'
import { Counter } from '../Counter/Counter.tsx'
import { Checkbox } from '../Field/Checkbox.tsx'
import { RadioGroup } from '../Field/RadioGroup.tsx'
import { Select } from '../Field/Select.tsx'
import { TextArea } from '../Field/TextArea.tsx'
import { TextInput } from '../Field/TextInput.tsx'
import { search } from '../Icon/controls.ts'
import { language } from '../Icon/people.ts'
import { RangeSlider } from '../RangeSlider/RangeSlider.tsx'
import { RatingInput } from '../Rating/RatingInput.tsx'
import { Sample } from './Sample.tsx'
import css from './UiGallery.module.css'
import { useWords } from './words.ts'

/** Shows every form control. */
export function FormSamples() {
  const say = useWords()
  return (
    <Sample title={say('Forms')} grid>
      <TextFields />
      <ListsAndCounters />
      <SlidersAndOptions />
    </Sample>
  )
}

/** Shows one line of text, in each state. */
function TextFields() {
  const say = useWords()
  return (
    <div className={css.stack}>
      <TextInput
        label={say('Where to')}
        icon={search}
        placeholder={say('Baikal, volcanoes, sauna …')}
      />
      <TextInput
        label={say('Your name')}
        defaultValue="Anna Karelina"
        hint={say('As in the passport')}
      />
      <TextInput
        label={say('E-mail')}
        type="email"
        defaultValue="anna@"
        error={say('Add the part after @, like anna@mail.com')}
      />
      <TextInput
        label={say('Promo code')}
        mark={say('optional')}
        disabled
        defaultValue={say('Closed')}
      />
      <TextInput label={say('Weight')} end="kg" inputMode="numeric" defaultValue="72" />
    </div>
  )
}

/** Shows a list, long text, counters and stars. */
function ListsAndCounters() {
  const say = useWords()
  return (
    <div className={css.stack}>
      <Select
        label={say('Language of the guide')}
        icon={language}
        options={[
          { value: 'en', text: say('English') },
          { value: 'de', text: say('German') },
        ]}
      />
      <TextArea
        label={say('Anything we should know')}
        hint={say('Food, health, a birthday on the way')}
      />
      <Counter
        label={say('Adults')}
        hint={say('From 14 years')}
        min={1}
        max={12}
        defaultValue={2}
        labels={{ less: say('One adult less'), more: say('One adult more') }}
      />
      <Counter
        label={say('Children')}
        max={6}
        labels={{ less: say('One child less'), more: say('One child more') }}
      />
      <RatingInput
        legend={say('How was it?')}
        name="rating"
        labels={[say('Terrible'), say('Poor'), say('Fair'), say('Good'), say('Excellent')]}
        defaultValue={4}
      />
    </div>
  )
}

/** Shows a range, checkboxes and radio buttons. */
function SlidersAndOptions() {
  const say = useWords()
  const [departure, setDeparture] = useState('july')
  return (
    <div className={css.stack}>
      <RangeSlider
        legend={say('Price for one')}
        labels={{ low: say('From'), high: say('To') }}
        min={0}
        max={5000}
        step={50}
        defaultValue={[650, 2400]}
        unit="$"
      />
      <div>
        <Checkbox label={say('Easy, for everyone')} count={14} defaultChecked />
        <Checkbox label={say('Moderate')} hint={say('Four to six hours on foot')} count={9} />
        <Checkbox label={say('Extreme')} count={0} disabled />
        <Checkbox
          label={say('I agree to the terms')}
          error={say("Without your agreement we can't book")}
        />
      </div>
      <RadioGroup
        legend={say('Departure')}
        name="departure"
        look="cards"
        value={departure}
        onChange={setDeparture}
        options={[
          {
            value: 'july',
            label: say('12–20 July'),
            hint: say('4 of 12 seats left'),
            end: '$1,480',
          },
          {
            value: 'august',
            label: say('2–10 August'),
            hint: say('9 of 12 seats left'),
            end: '$1,390',
          },
          {
            value: 'full',
            label: say('16–24 August'),
            hint: say('Sold out'),
            end: '$1,390',
            disabled: true,
          },
        ]}
      />
      <RadioGroup
        legend={say('Pay')}
        name="pay"
        defaultValue="part"
        options={[
          { value: 'part', label: say('A fifth now') },
          { value: 'all', label: say('All at once') },
        ]}
      />
    </div>
  )
}
