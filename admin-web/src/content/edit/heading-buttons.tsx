import { contentFormTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'

/** Below the title of the article, which is the first heading of its page. */
const levels = [2, 3] as const

/** Makes a paragraph a heading, and back. The editor's own choice offers levels that an article does not have. */
export function HeadingButtons() {
  const editor = useTiptapEditor()
  const current = useEditorState({
    editor,
    // There is none until the editor is made.
    selector: ({ editor: made }: { editor: typeof editor | null }) =>
      levels.find((level) => made?.isActive('heading', { level })) ?? null,
  })
  const change = (level: number | null) => {
    const chain = editor.chain().focus()
    if (level === null) chain.setNode('paragraph').run()
    else chain.setNode('heading', { level }).run()
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={contentFormTexts.editor.headings}
      value={current}
      onChange={(_event, level: number | null) => change(level)}
    >
      {levels.map((level) => (
        <ToggleButton key={level} value={level} aria-label={contentFormTexts.editor.heading(level - 1)}>
          {contentFormTexts.editor.sign(level - 1)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
