/** Keeps a defect of one screen, or a screen that could not be fetched, from taking everything down. */
import { Component, type ComponentType, type ReactNode } from 'react'

export interface PageFailure {
  /** The page needs a part that is fetched when it is first opened, and there was no connection. */
  readonly unreachable: boolean
}

interface PageErrorBoundaryProps {
  /** Stands in place of the page that failed. */
  readonly Fallback: ComponentType<PageFailure>
  /** Where it changes, the page is tried again. */
  readonly page?: string
  readonly children: ReactNode
}

interface Failure extends PageFailure {
  readonly failed: boolean
}

const noFailure: Failure = { failed: false, unreachable: false }

export class PageErrorBoundary extends Component<PageErrorBoundaryProps, Failure> {
  override state = noFailure

  static getDerivedStateFromError(error: unknown): Failure {
    return { failed: true, unreachable: !navigator.onLine || isFetchFailure(error) }
  }

  override componentDidMount() {
    window.addEventListener('online', this.comeBack)
  }

  override componentDidUpdate({ page }: PageErrorBoundaryProps) {
    if (this.state.failed && page !== this.props.page) this.setState(noFailure)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.comeBack)
  }

  /** A part whose fetch failed is not fetched again by itself; what was typed is kept over a reload. */
  private readonly comeBack = () => {
    if (this.state.unreachable) window.location.reload()
  }

  override render() {
    const { Fallback, children } = this.props
    return this.state.failed ? <Fallback unreachable={this.state.unreachable} /> : children
  }
}

/** As browsers word it: "Failed to fetch dynamically imported module", "error loading dynamically imported module", "Importing a module script failed". */
function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError && /module/i.test(error.message)
}
