'use client'
import { Button } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useNameOf } from '@/components/musters/person-card'
import { forgetAnswer, readAnswers } from '../store/marks'
import { useKept } from '../store/use-kept'
import own from './muster.module.css'

/** What the server said of marks that it did not simply take, until somebody has read it. */
export function MarkAnswers() {
  const t = useTranslations()
  const nameOf = useNameOf()
  const { value: answers = [] } = useKept(readAnswers, 'muster')
  return answers.map((answer) => (
    <div key={answer.actionId} className={own.answer} role="alert">
      <p>
        {nameOf(answer.who)}: {t(`musters.outcomes.${answer.code}`)}
      </p>
      <Button variant="default" onClick={() => void forgetAnswer(answer)}>
        {t('kiosk.muster.read')}
      </Button>
    </div>
  ))
}
