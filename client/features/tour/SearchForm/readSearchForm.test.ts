import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readSearchForm, tidyQuery } from './readSearchForm.ts'

const tidy = (query: string) => tidyQuery(new URLSearchParams(query), 'USD').toString()

test('drops untouched form fields', () => {
  expect(
    tidy(
      'text=&days=&kind=tour&priceMin=100&priceMax=4800&priceFloor=100&priceTop=4800&dateFrom=&sort=default',
    ),
  ).toBe('')
})

test('expands a control that stands for two fields', () => {
  expect(tidy('days=4-7')).toBe('daysMin=4&daysMax=7')
  expect(tidy('days=15-')).toBe('daysMin=15')
  expect(tidy('days=1')).toBe('daysMin=1&daysMax=1')
  expect(tidy('kind=cruise')).toBe('isCruisesSearch=1')
  expect(tidy('kind=excursion&isCruisesSearch=1')).toBe('type=excursion')
  expect(tidy('priceMin=300&priceMax=4800&priceFloor=100&priceTop=4800')).toBe('priceMin=300')
})

test('keeps unknown parameters of the address', () => {
  expect(tidy('utm_source=letter&regions=2&regions=1')).toBe('regions=1%2C2&utm_source=letter')
  expect(tidy('slug=elsewhere&dateFrom=2027-13-01')).toBe('')
})

test('never throws, and leaves a normalized query unchanged', () => {
  const key = fc.constantFrom(
    'kind',
    'days',
    'priceFloor',
    'priceTop',
    'priceMin',
    'priceMax',
    'daysMin',
    'regions',
    'regions[]',
    'page',
    'x',
  )
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('2027-06-01', '4-7', '15-', 'cruise', '100', '1,2'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value)), (pairs) => {
      const query = new URLSearchParams(pairs)
      const once = tidyQuery(query, 'USD')
      expect(tidyQuery(once, 'USD').toString()).toBe(once.toString())
      readSearchForm(query, 'JPY')
    }),
  )
})
