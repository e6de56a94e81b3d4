import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Title } from '../../titles/title.ts';
import { Art } from './art.tsx';
import css from './games.module.css';
import { askForPicture, type Pictured, pictureOf } from './pictures.ts';

/** The position of a game, drawn when its row comes into sight; until then the picture of its title. */
export function Thumb({ game, title }: { game: Pictured; title: Title | undefined }): JSX.Element {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) askForPicture(game);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [game.id, game.revision]);
  const pictures = pictureOf(game);
  return (
    <span ref={element} class={css.thumb} data-picture={pictures ? 'position' : 'title'}>
      {pictures ? (
        <>
          <img src={pictures.light} alt="" data-for="light" />
          <img src={pictures.dark} alt="" data-for="dark" />
        </>
      ) : (
        title && <Art title={title.id} small />
      )}
    </span>
  );
}
