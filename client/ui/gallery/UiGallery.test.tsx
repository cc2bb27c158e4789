import { expect, test } from '@jest/globals'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { UiGallery } from './UiGallery.tsx'

test('the whole kit renders on the server and hydrates to the same', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<UiGallery />)
  const errors: unknown[] = []
  await act(async () => {
    hydrateRoot(root, <UiGallery />, { onRecoverableError: (error) => errors.push(error) })
  })
  expect(errors).toEqual([])
})

test('every form control has a name, every picture a text', () => {
  document.body.innerHTML = renderToString(<UiGallery />)
  const nameless = [...document.querySelectorAll('input, select, textarea')].filter((control) => {
    const labels = (control as HTMLInputElement).labels
    return !control.getAttribute('aria-label') && !labels?.length
  })
  expect(nameless).toEqual([])
  expect(document.querySelectorAll('img:not([alt])')).toHaveLength(0)
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
  expect(new Set(ids).size).toBe(ids.length)
})
