'use client'
import { ComboboxChevron, Input, Pill, type SelectProps } from '@mantine/core'
import { useId, type Ref } from 'react'
import type { useFieldFace } from './use-field-face'

type FieldProps = Pick<
  SelectProps,
  | 'aria-label'
  | 'className'
  | 'description'
  | 'disabled'
  | 'error'
  | 'label'
  | 'leftSection'
  | 'miw'
  | 'placeholder'
  | 'required'
  | 'style'
  | 'w'
> & { ref?: Ref<HTMLInputElement> }

type Props = FieldProps &
  ReturnType<typeof useFieldFace>['handlers'] & {
    /** What is chosen, in words. */
    text?: string
    pills?: string[]
    hasList?: boolean
  }

/** A field that opens a list or a calendar, as it looks while that is closed. */
export function FieldFace({ text = '', pills = [], hasList, ref, ...props }: Props) {
  const { label, description, error, required, className, style, w, miw } = props
  const id = useId()
  const box = {
    id,
    'aria-label': props['aria-label'],
    disabled: props.disabled,
    error,
    leftSection: props.leftSection,
    onMouseDown: props.onMouseDown,
    onClick: props.onClick,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
    onKeyDown: props.onKeyDown,
    ...(hasList && {
      ...combobox,
      rightSection: <ComboboxChevron error={error} />,
    }),
  }
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={error}
      required={required}
      className={className}
      style={style}
      w={w}
      miw={miw}
    >
      {pills.length === 0 ? (
        <Input
          {...box}
          ref={ref}
          required={required}
          readOnly
          value={text}
          placeholder={props.placeholder}
        />
      ) : (
        <Input
          {...box}
          component="div"
          tabIndex={0}
          multiline
          aria-labelledby={label ? `${id}-label` : undefined}
        >
          <Pill.Group>
            {pills.map((pill) => (
              <Pill key={pill} withRemoveButton>
                {pill}
              </Pill>
            ))}
          </Pill.Group>
        </Input>
      )}
    </Input.Wrapper>
  )
}

const combobox = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  rightSectionPointerEvents: 'none',
} as const
