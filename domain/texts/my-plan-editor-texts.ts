import { wordsOf } from '../language/words.ts'
import * as english from './en/my-plan-editor.ts'

export const { myPlanEditorTexts, sectionName, lineName, planPartActions } = wordsOf('my-plan-editor', english)
