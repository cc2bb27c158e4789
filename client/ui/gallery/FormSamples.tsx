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

/** Every control of a form. */
export function FormSamples() {
  const [departure, setDeparture] = useState('july')
  return (
    <Sample title="Forms" grid>
      <div className={css.stack}>
        <TextInput label="Where to" icon={search} placeholder="Baikal, volcanoes, sauna …" />
        <TextInput label="Your name" defaultValue="Anna Karelina" hint="As in the passport" />
        <TextInput label="E-mail" type="email" defaultValue="anna@" error="Add the part after @, like anna@mail.com" />
        <TextInput label="Promo code" mark="optional" disabled defaultValue="Closed" />
        <TextInput label="Weight" end="kg" inputMode="numeric" defaultValue="72" />
      </div>
      <div className={css.stack}>
        <Select
          label="Language of the guide"
          icon={language}
          options={[
            { value: 'en', text: 'English' },
            { value: 'de', text: 'German' },
          ]}
        />
        <TextArea label="Anything we should know" hint="Food, health, a birthday on the way" />
        <Counter
          label="Adults"
          hint="From 14 years"
          min={1}
          max={12}
          defaultValue={2}
          labels={{ less: 'One adult less', more: 'One adult more' }}
        />
        <Counter label="Children" max={6} labels={{ less: 'One child less', more: 'One child more' }} />
        <RatingInput legend="How was it?" name="rating" labels={['Bad', 'Poor', 'Fair', 'Good', 'Wonderful']} defaultValue={4} />
      </div>
      <div className={css.stack}>
        <RangeSlider
          legend="Price for one"
          labels={{ low: 'From', high: 'To' }}
          min={0}
          max={5000}
          step={50}
          defaultValue={[650, 2400]}
          unit="$"
        />
        <div>
          <Checkbox label="Easy, for everyone" count={14} defaultChecked />
          <Checkbox label="Moderate" hint="Four to six hours on foot" count={9} />
          <Checkbox label="Extreme" count={0} disabled />
          <Checkbox label="I agree to the terms" error="Without your agreement we can't book" />
        </div>
        <RadioGroup
          legend="Departure"
          name="departure"
          look="cards"
          value={departure}
          onChange={setDeparture}
          options={[
            { value: 'july', label: '12–20 July', hint: '4 of 12 seats left', end: '$1,480' },
            { value: 'august', label: '2–10 August', hint: '9 of 12 seats left', end: '$1,390' },
            { value: 'full', label: '16–24 August', hint: 'Sold out', end: '$1,390', disabled: true },
          ]}
        />
        <RadioGroup
          legend="Pay"
          name="pay"
          defaultValue="part"
          options={[
            { value: 'part', label: 'A fifth now' },
            { value: 'all', label: 'All at once' },
          ]}
        />
      </div>
    </Sample>
  )
}
