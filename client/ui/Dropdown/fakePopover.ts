import { afterAll } from '@jest/globals'

/**
 * Adds popovers and their buttons to jsdom, which has neither, with the events a browser sends, until
 * the end of the test file. Call it outside of hooks.
 */
export function fakePopovers(): void {
  const toggle = (panel: HTMLElement, newState: 'open' | 'closed') => {
    if ((panel.dataset.open === '1') === (newState === 'open')) return
    if (newState === 'open') panel.dataset.open = '1'
    else delete panel.dataset.open
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  }
  HTMLElement.prototype.showPopover = function () {
    toggle(this, 'open')
  }
  HTMLElement.prototype.hidePopover = function () {
    toggle(this, 'closed')
  }
  const press = ({ target, defaultPrevented }: MouseEvent) => {
    const button =
      !defaultPrevented && target instanceof Element ? target.closest('[popovertarget]') : null
    const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '')
    if (panel) toggle(panel, panel.dataset.open === '1' ? 'closed' : 'open')
  }
  document.addEventListener('click', press)
  afterAll(() => document.removeEventListener('click', press))
}
