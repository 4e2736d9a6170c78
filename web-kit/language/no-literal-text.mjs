// The lint rule that finds words for people in a component: they stand in domain/texts, where every language has them.

/** Attributes that people read or hear. Those of our own components have such names too. */
const READ_BY_PEOPLE =
  /^(title|label|placeholder|alt|caption|lead|hint|detail|message|description|helperText|confirmLabel|emptyText|everything|failed|tabTitle|aria-(label|description|roledescription|valuetext))$/
const WORD = /\p{Letter}/u
/** Properties whose values are words for people, in what a menu, a column or a choice is made from. */
const PROPERTY_READ_BY_PEOPLE = /^(label|group|heading|title|caption|hint|placeholder|helperText|emptyText)$/
/** What begins with a small letter there is a key of ours. */
const WORDS = /^\p{Lu}/u
/** A single letter in a template is a mark or a unit. */
const WORD_IN_TEMPLATE = /\p{Letter}{2}/u

/** @type {import('eslint').Rule.RuleModule} */
export const noLiteralText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Words for people stand in domain/texts, so that every language has them.' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'literal' })

    /** What an expression may show: both ends of a condition, and what stands before and after `||`. */
    function look(expression) {
      if (expression.type === 'Literal' && typeof expression.value === 'string' && WORD.test(expression.value))
        report(expression)
      if (
        expression.type === 'TemplateLiteral' &&
        expression.quasis.some(({ value }) => WORD_IN_TEMPLATE.test(value.raw))
      )
        report(expression)
      if (expression.type === 'ConditionalExpression') [expression.consequent, expression.alternate].forEach(look)
      if (expression.type === 'LogicalExpression') [expression.left, expression.right].forEach(look)
    }

    return {
      JSXText(node) {
        if (WORD.test(node.value)) report(node)
      },
      JSXExpressionContainer({ parent, expression }) {
        if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') look(expression)
      },
      Property({ key, value }) {
        const called = key.type === 'Identifier' ? key.name : key.value
        if (!PROPERTY_READ_BY_PEOPLE.test(called)) return
        if (value.type === 'Literal' && typeof value.value === 'string' && WORDS.test(value.value)) report(value)
      },
      JSXAttribute({ name, value }) {
        const called = name.type === 'JSXIdentifier' ? name.name : ''
        if (value === null || !READ_BY_PEOPLE.test(called)) return
        look(value.type === 'JSXExpressionContainer' ? value.expression : value)
      },
    }
  },
}
