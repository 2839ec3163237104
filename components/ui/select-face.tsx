'use client'
import { ComboboxChevron, Input, Pill, type SelectProps } from '@mantine/core'
import { useId, type KeyboardEvent, type Ref } from 'react'

export type FaceProps = Pick<
  SelectProps,
  | 'aria-label'
  | 'className'
  | 'description'
  | 'disabled'
  | 'error'
  | 'label'
  | 'leftSection'
  | 'miw'
  | 'onBlur'
  | 'placeholder'
  | 'required'
  | 'style'
  | 'w'
> & { ref?: Ref<HTMLInputElement> }

type Props = FaceProps & {
  /** What is chosen, in words. */
  text?: string
  pills?: string[]
  onPress: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A field with a list of options as it looks while the list is closed. */
export function SelectFace(props: Props) {
  const { label, description, error, required, className, style, w, miw } = props
  const {
    text = '',
    pills = [],
    placeholder,
    onPress,
    onFocus,
    onBlur,
    onKeyDown,
    disabled,
    ref,
  } = props
  const id = useId()
  const face = {
    id,
    'aria-label': props['aria-label'],
    role: 'combobox',
    'aria-expanded': false,
    'aria-haspopup': 'listbox',
    disabled,
    error,
    leftSection: props.leftSection,
    rightSection: <ComboboxChevron error={error} />,
    rightSectionPointerEvents: 'none',
    onClick: onPress,
    onFocus,
    onKeyDown,
  } as const
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
          {...face}
          ref={ref}
          onBlur={onBlur}
          readOnly
          value={text}
          placeholder={placeholder}
        />
      ) : (
        <Input {...face} component="div" onBlur={onBlur} tabIndex={0} multiline>
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
