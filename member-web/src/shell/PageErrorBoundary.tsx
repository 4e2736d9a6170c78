/** Keeps a defect of one screen, or a screen that could not be fetched, from taking the whole portal down. */
import { Component, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import { errorTexts, pageFailureTexts } from '@member-care/domain/texts/error-texts.ts'
import { PageHeading } from '../page/PageHeading.tsx'

interface Failure {
  readonly failed: boolean
  /** The page needs a part that is fetched when it is first opened, and there was no connection. */
  readonly unreachable: boolean
}

export class PageErrorBoundary extends Component<{ readonly children: ReactNode }, Failure> {
  override state: Failure = { failed: false, unreachable: false }

  static getDerivedStateFromError(error: unknown): Failure {
    return { failed: true, unreachable: !navigator.onLine || isFetchFailure(error) }
  }

  override componentDidMount() {
    window.addEventListener('online', this.comeBack)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.comeBack)
  }

  /** A part whose fetch failed is not fetched again by itself; what was typed is kept over a reload. */
  private readonly comeBack = () => {
    if (this.state.unreachable) window.location.reload()
  }

  override render() {
    const { failed, unreachable } = this.state
    if (!failed) return this.props.children
    return (
      <>
        <PageHeading
          title={unreachable ? pageFailureTexts.unreachable : errorTexts.somethingWentWrong}
          lead={unreachable ? pageFailureTexts.unreachableDetail : pageFailureTexts.detail}
        />
        <Button variant="contained" onClick={() => window.location.reload()}>
          {pageFailureTexts.reload}
        </Button>
      </>
    )
  }
}

/** As browsers word it: "Failed to fetch dynamically imported module", "error loading dynamically imported module", "Importing a module script failed". */
function isFetchFailure(error: unknown): boolean {
  return error instanceof TypeError && /module/i.test(error.message)
}
