import { wordsOf } from '../language/words.ts'
import * as english from './en/own-questionnaire.ts'

export const { ownQuestionnaireTexts, questionnaireEditTexts, questionsText } = wordsOf('own-questionnaire', english)
