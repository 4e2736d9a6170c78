/**
 * Keeps the place of people who work by keys while the content changes by itself: on the same part, or on the heading
 * once that part is gone.
 */
import { Component, type ReactNode } from 'react'

export class KeepsFocus extends Component<{ readonly children: ReactNode }> {
  /** Before the page changes; React has no hook for that moment. */
  override getSnapshotBeforeUpdate(): Element | null {
    return document.activeElement
  }

  override componentDidUpdate(_props: unknown, _state: unknown, focused: Element | null) {
    const isLost = document.activeElement === document.body && focused !== document.body
    if (!isLost || !(focused instanceof HTMLElement)) return
    const heading = document.querySelector<HTMLElement>('main h1')
    ;(focused.isConnected ? focused : heading)?.focus({ preventScroll: true })
  }

  override render() {
    return this.props.children
  }
}
