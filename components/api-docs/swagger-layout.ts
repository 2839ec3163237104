type Props = { getComponent: (name: string, isContainer?: boolean) => unknown }
type React = { createElement: (type: unknown, props?: object, ...children: unknown[]) => unknown }

/** The layout of Swagger UI without its own `main`: a page has one. Swagger UI brings a React of its own. */
export const pageLayout = ({ React: { createElement } }: { React: React }) => ({
  components: {
    PageLayout: ({ getComponent }: Props) => {
      const part = (name: string) => createElement(getComponent(name, true))
      return createElement(
        'div',
        { className: 'swagger-ui' },
        createElement(getComponent('SvgAssets')),
        createElement('div', { className: 'wrapper' }, part('InfoContainer')),
        createElement('div', { className: 'wrapper' }, part('AuthorizeBtnContainer')),
        createElement('div', { className: 'wrapper' }, part('operations')),
        createElement('div', { className: 'wrapper' }, part('Models')),
      )
    },
  },
})
