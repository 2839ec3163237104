'use client'
import { useTranslations } from 'next-intl'
import { levels, riskBand, riskScore } from '@/lib/domain/work/jsa-templates/rules'
import './risk-colours.css'
import classes from './risk-matrix.module.css'

type Rating = { likelihood: number; severity: number }
type Props = { caption: string; ratings: Rating[] }

/** The 5 × 5 matrix, the worst at the top right, with the number of hazards in each cell. */
export function RiskMatrix({ caption, ratings }: Props) {
  const t = useTranslations('jsaTemplates')
  return (
    <table className={classes.matrix}>
      <caption>{caption}</caption>
      <tbody>
        {levels.toReversed().map((likelihood) => (
          <tr key={likelihood}>
            <th scope="row">
              <span className={classes.level}>{likelihood}</span> {t(`likelihoods.${likelihood}`)}
            </th>
            {levels.map((severity) => (
              <Cell key={severity} likelihood={likelihood} severity={severity} ratings={ratings} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className={classes.axes}>
            {t('likelihood')} ↑ {t('severity')} →
          </td>
          {levels.map((severity) => (
            <th key={severity} scope="col">
              <span className={classes.level}>{severity}</span> {t(`severities.${severity}`)}
            </th>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function Cell({ likelihood, severity, ratings }: Rating & { ratings: Rating[] }) {
  const t = useTranslations('jsaTemplates')
  const score = riskScore(likelihood, severity)
  const band = riskBand(score)
  const count = ratings.filter(
    (rating) => rating.likelihood === likelihood && rating.severity === severity,
  ).length
  return (
    <td className={classes.cell} data-band={band}>
      <span className={classes.score}>{score}</span>{' '}
      <span className={classes.band}>{t(`bands.${band}`)}</span>
      {count > 0 && (
        <span className={classes.count}>
          <span aria-hidden>{count}</span>
          <span className={classes.unseen}>{t('matrix.count', { count })}</span>
        </span>
      )}
    </td>
  )
}
