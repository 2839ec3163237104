import { usePagination } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import classes from './page-numbers.module.css'

type Props = { page: number; pages: number; onPage: (page: number) => void }

/** The way to the other pages of a list: the first, the last and those beside the present one. */
export function PageNumbers({ page, pages, onPage }: Props) {
  const t = useTranslations('table')
  const { range, previous, next } = usePagination({ total: pages, page, onChange: onPage })
  return (
    <nav aria-label={t('pages')} className={classes.pages}>
      <button
        type="button"
        className={classes.page}
        aria-label={t('previousPage')}
        disabled={page === 1}
        onClick={previous}
      >
        <IconChevronLeft size={16} aria-hidden />
      </button>
      {range.map((each, index) =>
        each === 'dots' ? (
          <span key={`dots ${index}`} className={classes.dots}>
            …
          </span>
        ) : (
          <button
            key={each}
            type="button"
            className={classes.page}
            aria-label={t('page', { page: each })}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onPage(Number(each))}
          >
            {each}
          </button>
        ),
      )}
      <button
        type="button"
        className={classes.page}
        aria-label={t('nextPage')}
        disabled={page === pages}
        onClick={next}
      >
        <IconChevronRight size={16} aria-hidden />
      </button>
    </nav>
  )
}
