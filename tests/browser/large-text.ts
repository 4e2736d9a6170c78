/** What goes wrong on a screen when its text is larger, or its window smaller, than it was drawn for (WCAG 1.4.4, 1.4.10). */
import type { Page } from 'playwright-core'
import { untilStill } from '../support/browser.ts'

/** @returns what sticks out of the window, is cut off, lies over something else, or leaves what is drawn around it; empty when all can be read */
export async function crampedParts(page: Page): Promise<string[]> {
  await untilStill(page)
  return page.evaluate(() => {
    const found = new Set<string>()
    const window = document.documentElement
    const beyond = window.scrollWidth - window.clientWidth
    if (beyond > 0) found.add(`the page is ${beyond} px wider than the window`)

    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50)}"`
    const isHiddenFor = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width <= 1 || height <= 1
    }
    const scrolls = (element: Element | null): boolean => {
      for (let at = element; at !== null && at !== document.body; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true
      return false
    }
    const isScrolledAway = (element: Element, rect: DOMRect) => {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue
        const box = at.getBoundingClientRect()
        if (rect.top < box.top || rect.bottom > box.bottom || rect.left < box.left || rect.right > box.right)
          return true
      }
      return false
    }
    // Three points say that there is more.
    const shortened = (element: Element, rect: DOMRect) => {
      let { left, right } = rect
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).textOverflow !== 'ellipsis') continue
        const box = at.getBoundingClientRect()
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      return new DOMRect(left, rect.top, Math.max(0, right - left), rect.height)
    }
    // Only for screen readers, or only once it has the focus.
    const isAside = (element: Element) => {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (
          style.clipPath !== 'none' ||
          style.clip !== 'auto' ||
          style.visibility === 'hidden' ||
          style.opacity === '0' ||
          isHiddenFor(at)
        )
          return true
      }
      return false
    }

    // What lies under an open dialog is not read now.
    const root = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: { readonly element: Element; readonly rect: DOMRect }[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (
        element === null ||
        (node.textContent ?? '').trim() === '' ||
        /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName) ||
        !element.checkVisibility()
      )
        continue
      if (isAside(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const shown = shortened(element, rect)
        if (shown.width > 0 && !isScrolledAway(element, shown)) texts.push({ element, rect: shown })
      }
    }

    for (const { element, rect } of texts) {
      // A number at a round button's corner.
      let isSetApart = false
      if ((rect.right > window.clientWidth + 1 || rect.left < -1) && !scrolls(element))
        found.add(`${nameOf(element)} leaves the window`)
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        const isRound = style.borderTopLeftRadius === '50%' && !isSetApart
        const cutsAcross = style.overflowX === 'hidden' || style.overflowX === 'clip'
        const cutsDown = style.overflowY === 'hidden' || style.overflowY === 'clip'
        if (cutsAcross && (rect.right > box.right + 2 || rect.left < box.left - 2))
          found.add(`${nameOf(element)} is cut off at its side`)
        if (
          cutsDown &&
          style.getPropertyValue('-webkit-line-clamp') === 'none' &&
          (rect.bottom > box.bottom + 6 || rect.top < box.top - 6)
        )
          found.add(`${nameOf(element)} is cut off at its top or bottom`)
        if (
          isRound &&
          (Math.abs(rect.left + rect.right - box.left - box.right) > 8 ||
            Math.abs(rect.top + rect.bottom - box.top - box.bottom) > 8 ||
            rect.width > box.width)
        )
          found.add(`${nameOf(element)} leaves its circle`)
        isSetApart ||= style.position === 'absolute'
        if (style.position === 'fixed' || /auto|scroll/.test(style.overflowX + style.overflowY)) break
      }
    }

    const barOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return at
      return null
    }
    const placed = texts.map((text) => ({ ...text, bar: barOf(text.element) }))
    for (const [index, one] of placed.entries()) {
      for (const other of placed.slice(index + 1)) {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
          continue
        // What scrolls goes below a bar, but two bars lie beside each other.
        if (one.bar !== other.bar && (one.bar === null || other.bar === null)) continue
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
        // Lines stand closer than their boxes are high.
        if (across > 2 && down > 0.35 * Math.min(one.rect.height, other.rect.height))
          found.add(`${nameOf(one.element)} and ${nameOf(other.element)} lie over each other`)
      }
    }
    return [...found]
  })
}
