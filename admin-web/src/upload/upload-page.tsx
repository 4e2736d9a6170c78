import { consoleArea, UploadAreaContext } from './upload-area.tsx'
import { UploadWizard } from './upload-wizard.tsx'

/** Upload user (3§2.7), for administrators: files of any clients that they reach. */
export default function UploadPage() {
  return (
    <UploadAreaContext value={consoleArea(true)}>
      <UploadWizard />
    </UploadAreaContext>
  )
}
