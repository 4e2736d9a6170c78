/** Keeps a defect of one screen from taking the whole portal down. */
import { Component, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import { errorTexts, pageFailureTexts } from '@member-care/domain/texts/error-texts.ts'
import { PageHeading } from '../page/PageHeading.tsx'

export class PageErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <PageHeading title={errorTexts.somethingWentWrong} lead={pageFailureTexts.detail} />
        <Button variant="contained" onClick={() => window.location.reload()}>
          {pageFailureTexts.reload}
        </Button>
      </>
    )
  }
}
