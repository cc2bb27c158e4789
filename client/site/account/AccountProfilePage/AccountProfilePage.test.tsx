import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './AccountProfilePage.route.tsx'

const viewer = {
  __typename: 'Viewer',
  id: 1,
  firstName: 'Anna',
  lastName: 'Berg',
  countryId: null,
  language: 'EN',
  avatar: null as object | null,
}
const avatar = { __typename: 'ProfilePhoto', id: 5, url: '/uploads/photos/key/384.webp' }
const show = (given: object, at = '/account/profile') =>
  renderRoute(route, {
    at,
    visitor: { id: 1, name: 'Anna Berg', isOrganizer: false },
    operations: { AccountProfilePage: () => ({ viewer: { ...viewer, ...given }, countries: [] }) },
  })

test('uploads a photo by a form that needs no script', async () => {
  await show({})
  const file = screen.getByLabelText<HTMLInputElement>('Choose a photo')
  expect(file.accept).toBe('image/jpeg,image/png,image/webp,image/avif')
  expect(file.form?.getAttribute('action')).toBe('/uploads/photo')
  expect(file.form?.enctype).toBe('multipart/form-data')
  expect(screen.queryByRole('button', { name: 'Remove the photo' })).toBeNull()
})

test.each([
  ['type', /not a photo we can read/],
  ['size', /larger than 10 MB/],
  ['small', /too small/],
  ['broken', /damaged/],
  ['limit', /one hour/],
])('shows what is wrong with a file: %s', async (outcome, words) => {
  await show({}, `/account/profile?photo=${outcome}`)
  expect(screen.getByRole('alert').textContent).toMatch(words)
})

test('offers to remove a photo', async () => {
  await show({ avatar })
  expect(document.querySelector('img')?.getAttribute('src')).toBe(avatar.url)
  expect(screen.getByRole('button', { name: 'Remove the photo' })).toBeTruthy()
})

test('offers to restore a removed photo', async () => {
  await show({}, '/account/profile?photo=removed&was=5')
  expect(screen.getByRole('status').textContent).toContain('The photo is removed.')
  expect(
    screen.getByRole('button', { name: 'Put it back' }).closest('form')?.querySelector('input')
      ?.value,
  ).toBe('5')
})
